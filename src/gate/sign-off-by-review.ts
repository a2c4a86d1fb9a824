/**
 * An approving review: the newest of its author that says yes or no (a comment says neither), on a commit that holds
 * what is judged, while nobody else who may sign asks for changes.
 */
import type { Review } from "../ports/server.ts";
import { type Accepted, accept } from "./accept.ts";
import { doubtOfActor } from "./eligibility.ts";
import { type Act, type Doubt, doubt, isDoubt, type SigningCase, unreadable } from "./signing-case.ts";

const OPINIONS = ["APPROVED", "CHANGES_REQUESTED", "DISMISSED"];

/** @returns the doubts of every review, nearest first, where none is accepted */
export async function signOffByReview(signing: SigningCase): Promise<Accepted | readonly Doubt[]> {
  if (signing.pull === undefined) return [doubt("not-in-a-pull-request", "only a pull request has reviews")];
  const isUpToDate = (found: readonly Review[]) => !isBehind(signing, found);
  const reviews = await signing.server.reviews(signing.pull.number, isUpToDate);
  if (!reviews.ok) return [unreadable("the reviews", reviews)];
  if (isBehind(signing, reviews.value)) {
    return [doubt("server-behind", "the review that was announced cannot be read yet")];
  }
  const newest = newestOpinions(reviews.value);
  const doubts: Doubt[] = [];
  for (const review of newest) {
    const verdict = (await doubtOfReview(signing, review, newest)) ?? (await accept(signing, actOf(review)));
    if (!isDoubt(verdict)) return verdict;
    doubts.push(verdict);
  }
  return doubts.length > 0 ? doubts : [doubt("no-review", "nobody has reviewed it")];
}

/** The newest of each account, newest first. */
function newestOpinions(reviews: readonly Review[]): readonly Review[] {
  const newest = new Map<number | string, Review>();
  for (const review of reviews.toSorted(byTime)) {
    if (OPINIONS.includes(review.state)) newest.set(review.account?.id ?? `gone ${review.id}`, review);
  }
  return [...newest.values()].toSorted(byTime).toReversed();
}

function byTime(one: Review, other: Review): number {
  return Date.parse(one.submittedAt) - Date.parse(other.submittedAt) || one.id - other.id;
}

function actOf(review: Review): Act {
  return {
    account: review.account,
    commit: review.commit,
    at: review.submittedAt,
    viaApp: false, // a review names no app: GitHub shows none
    byAgent: false,
  };
}

async function doubtOfReview(
  signing: SigningCase,
  review: Review,
  newest: readonly Review[],
): Promise<Doubt | undefined> {
  return isNoApproval(review) ?? (await somebodyElseObjects(signing, review, newest));
}

function isNoApproval({ state, account }: Review): Doubt | undefined {
  const login = account?.login ?? "an account that is gone";
  if (state === "DISMISSED") return doubt("review-dismissed", `the review of \`${login}\` was dismissed`);
  if (state === "CHANGES_REQUESTED") return doubt("changes-requested", `\`${login}\` asks for changes`);
  return undefined;
}

async function somebodyElseObjects(
  signing: SigningCase,
  approval: Review,
  newest: readonly Review[],
): Promise<Doubt | undefined> {
  for (const review of newest) {
    if (review.state !== "CHANGES_REQUESTED" || review.account?.id === approval.account?.id) continue;
    const objector = await doubtOfActor(signing, actOf(review));
    if (isDoubt(objector) && objector.reason !== "server-unreadable") continue;
    return doubt("changes-requested", `\`${review.account?.login}\` asks for changes`);
  }
  return undefined;
}

function isBehind({ gate }: SigningCase, reviews: readonly Review[]): boolean {
  const { announced } = gate;
  if (announced?.kind !== "reviewed" && announced?.kind !== "dismissed") return false;
  const review = reviews.find(({ id }) => id === announced.reviewId);
  return review === undefined || (announced.kind === "dismissed" && review.state !== "DISMISSED");
}
