/** Where judging a request may pause, in the order in which a batch comes by; a request skips what it does not need. */
const STAGES = [
  "terms",
  "held terms",
  "ends",
  "calls",
  "facts",
  "deed",
  "wording",
  "items",
  "fitted",
  "roles",
  "sequence",
  "pinned",
  "weights",
  "one of several",
  "asked steps",
  "pairs",
  "nodes",
  "verdict",
  "json",
  "questions",
] as const;

export type Stage = (typeof STAGES)[number];

/** Work that tells before each stage which it comes to, so that many can go through them together. */
export type Staged<Result> = Generator<Stage, Result, void>;

/** One by itself, to its end. */
export function atOnce<Result>(work: Staged<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * Stage by stage, not request by request: the machine code of all stages is far larger than the processor's cache, and
 * fetching it anew for every request takes longer than running it.
 */
export function inStep<Result>(works: readonly Staged<Result>[]): Result[] {
  const results: Result[] = [];
  const waiting = new Map<Stage, number[]>(STAGES.map((stage) => [stage, []]));
  const go = (at: number) => {
    const { done, value } = works[at]?.next() ?? {};
    if (done) results[at] = value as Result;
    else waiting.get(value as Stage)?.push(at);
  };
  for (const at of works.keys()) go(at);
  for (;;) {
    const stage = STAGES.find((one) => waiting.get(one)?.length);
    if (!stage) return results;
    const due = waiting.get(stage) ?? [];
    waiting.set(stage, []);
    for (const at of due) go(at);
  }
}
