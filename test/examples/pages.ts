/**
 * Runs what our pages show. A `console` block is a terminal: `$ ` begins a command, the lines below it are what it
 * prints on stdout and stderr. A line `…` stands for any lines; times are not compared. Commands of a page run one after
 * the other in one copy of the package, so that a later one stands on what an earlier one left.
 *
 * When words of ours changed, UPDATE_PAGES=1 writes what is printed now into the page, to be reviewed like code.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

const TIME = /\b\d+(\.\d+)? (ms|s)\b/g;

export const repository = resolve(import.meta.dirname, "../..");
/** As in test/e2e. */
const dist = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));

export interface ShownCommand {
  readonly command: string;
  /** As the page shows it, without a final line break. */
  readonly output: string;
  /** The comment right above its block: `run in a team's repository`; "" for none. */
  readonly note: string;
}

export interface Fence {
  readonly language: string;
  readonly text: string;
  readonly note: string;
}

export function readPage(page: string): string {
  return readFileSync(join(repository, page), "utf8");
}

export function fencesOf(text: string): Fence[] {
  const fence = /(?:^<!-- (?<note>[^\n]*) -->\n)?^```(?<language>\w*)\n(?<text>.*?)^```$/gms;
  return [...text.matchAll(fence)].map(({ groups }) => ({
    language: groups?.["language"] ?? "",
    text: groups?.["text"] ?? "",
    note: groups?.["note"] ?? "",
  }));
}

export function shownCommands(text: string): ShownCommand[] {
  return fencesOf(text)
    .filter(({ language }) => language === "console")
    .flatMap(({ text: block, note }) =>
      block
        .split(/^\$ /m)
        .slice(1)
        .map((part) => {
          const [command = "", ...lines] = part.split("\n");
          return { command, output: lines.join("\n").trimEnd(), note };
        }),
    );
}

/** Does what was printed look as shown? Times differ from run to run, and `…` stands for whole lines. */
export function looksLike(printed: string, shown: string): boolean {
  const pattern = withoutTimes(shown)
    .split("\n")
    .map((line) => (line === "…" ? "(?:[^\\n]*\\n)*?" : `${line.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\n`))
    .join("");
  return new RegExp(`^${pattern}$`).test(`${withoutTimes(printed).trimEnd()}\n`);
}

function withoutTimes(text: string): string {
  return text.replace(TIME, "0 ms");
}

/**
 * @param shown as the page has it now
 * @returns what it should show: as many lines from the beginning and from the end as it showed, with `…` between
 */
export function shownAnew(printed: string, shown: string): string {
  const lines = withTimesOf(printed.trimEnd(), shown).split("\n");
  const old = shown.split("\n");
  const first = old.indexOf("…");
  if (first === -1) return lines.join("\n");
  const tail = old.length - 1 - old.lastIndexOf("…");
  return [...lines.slice(0, first), "…", ...(tail === 0 ? [] : lines.slice(-tail))].join("\n");
}

/** Keeps a page's times, which would change with every run. */
function withTimesOf(printed: string, shown: string): string {
  const times = shown.match(TIME) ?? [];
  return printed.replace(TIME, (time) => times.shift() ?? time);
}

/** Compares, or with UPDATE_PAGES=1 writes. @returns what to expect and what was got, equal when they look alike */
export function compareShown(
  page: string,
  printed: string,
  shown: string,
): { readonly shown: string; readonly got: string } {
  if (looksLike(printed, shown)) return { shown, got: shown };
  const got = shownAnew(printed, shown);
  if (process.env["UPDATE_PAGES"] !== "1") return { shown, got };
  const path = join(repository, page);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(`\n${shown}\n`, () => `\n${got}\n`),
  );
  return { shown: got, got };
}

/** A copy of what a user has: `agentverity-action` as cloned, beside an empty folder `team`. */
export class Desk {
  readonly place = realpathSync(mkdtempSync(join(tmpdir(), "desk-")));
  readonly package = join(this.place, "agentverity-action");
  readonly team = join(this.place, "team");

  constructor() {
    for (const path of ["action.yml", "package.json", "dist", "examples"]) {
      cpSync(path === "dist" ? dist : join(repository, path), join(this.package, path), {
        recursive: true,
        filter: (source) => !source.endsWith("/.agentverity"),
      });
    }
    mkdirSync(this.team);
    this.git(this.team, "init", "--quiet");
  }

  git(folder: string, ...args: string[]): void {
    execFileSync("git", args, { cwd: folder, env: this.environment, stdio: "pipe" });
  }

  /** What a shell prints, and how the command ended. */
  async run(command: string, folder: string): Promise<{ printed: string; status: number | null }> {
    const child = spawn("bash", ["-c", `exec 2>&1\n${command}`], { cwd: folder, env: this.environment });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
    const status = await new Promise<number | null>((done, failed) => {
      child.on("error", failed).on("close", done);
    });
    return { printed, status };
  }

  /** Nothing of the test's own, and no network: our address on GitHub is the copy. */
  get environment(): Record<string, string> {
    return {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`,
      HOME: this.place,
      GIT_CONFIG_COUNT: "3",
      GIT_CONFIG_KEY_0: `url.file://${this.package}.insteadOf`,
      GIT_CONFIG_VALUE_0: "https://github.com/org/agentverity-action",
      GIT_CONFIG_KEY_1: "user.name",
      GIT_CONFIG_VALUE_1: "test",
      GIT_CONFIG_KEY_2: "user.email",
      GIT_CONFIG_VALUE_2: "test@localhost",
    };
  }

  remove(): void {
    rmSync(this.place, { recursive: true, force: true });
  }
}
