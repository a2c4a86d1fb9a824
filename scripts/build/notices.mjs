/** The licence notices of everything that is in the bundle, from what the bundler says it put there. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const RULE = "=".repeat(80);

/** Not in the metafile: copied beside the bundle. */
const COPIED = ["node_modules/jiti"];

/** @returns folders below the repository, `node_modules/a` or `node_modules/a/node_modules/@b/c`. */
function packageFolders(metafile) {
  const folders = new Set(COPIED);
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
      if (folder && bytesInOutput > 0) {
        folders.add(folder);
      }
    }
  }
  return [...folders];
}

/** @returns the package's own licence and notice files, joined; undefined when it ships none. */
async function licenceText(folder) {
  const names = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n") || undefined;
}

async function describePackage(root, folder) {
  const path = join(root, folder);
  const { name, version, license, licenses, author, repository } = JSON.parse(
    await readFile(join(path, "package.json"), "utf8"),
  );
  const stated = license ?? licenses?.map(({ type }) => type).join(" or ") ?? "licence not stated";
  return { name, version, license: stated, author, repository, text: await licenceText(path) };
}

/** A package without a licence file: what its manifest says, which is all there is. */
function manifestNotice({ name, license, author, repository }) {
  const holder = typeof author === "string" ? author : author?.name;
  const address = typeof repository === "string" ? repository : repository?.url;
  return [
    `${name} ships no licence text. Its manifest states: ${license}`,
    holder && `Author: ${holder}`,
    address && `Source: ${address}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function renderPackage(about) {
  const title = `${about.name} ${about.version} (${about.license})`;
  return `${RULE}\n${title}\n${RULE}\n\n${about.text ?? manifestNotice(about)}\n`;
}

/** @returns the text of THIRD-PARTY-NOTICES.txt; each package and version once. */
export async function renderNotices(root, metafile) {
  const all = await Promise.all(packageFolders(metafile).map((folder) => describePackage(root, folder)));
  const unique = new Map(all.map((about) => [`${about.name}@${about.version}`, about]));
  const packages = [...unique.keys()].sort().map((key) => unique.get(key));
  const head = `The files in this folder contain the following ${unique.size} packages, each under its own licence.\n`;
  return `${head}\n${packages.map(renderPackage).join("\n")}`;
}
