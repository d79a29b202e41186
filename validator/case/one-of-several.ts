import type { Call } from "../calls/call.ts";
import type { Intent, Quote } from "../intent/intent.ts";
import { askedSteps } from "../items/asked/asked-steps.ts";
import { cutForAsking } from "../items/asked/cut.ts";
import type { Ground } from "../items/roles.ts";
import { type ReadTerms, termsWithout } from "../reading/read-terms.ts";
import type { Staged } from "../stages/staged.ts";
import { MOST_WORDS } from "../wording/read-values.ts";
import { readWording } from "../wording/read-wording.ts";
import { supposedCall } from "./supposed-call.ts";

/** So many places are looked at where one deed may end. */
const MOST_CUTS = 4;
const BETWEEN = /[;,.]? and then |, then |[;.] (?=first\b)/gi;

/**
 * Agents send one transaction at a time: of "send 1 ETH to 0x… and then 2 ETH to 0x…" a lone call may do one. The part that it does
 * has to be read, the other part with nothing of it left open.
 */
export function* oneOfSeveral(
  terms: ReadTerms,
  calls: readonly Call[],
  ground: Ground,
): Staged<Intent | undefined> {
  if (calls.length !== 1 || terms.reading.lexemes.length > MOST_WORDS) return undefined;
  const { text } = terms.reading;
  yield "one of several";
  for (const { index, 0: joint } of [...text.matchAll(BETWEEN)].slice(0, MOST_CUTS)) {
    const first = { start: 0, end: index, text: text.slice(0, index) };
    const second = { start: index + joint.length, end: text.length, text: text.slice(index + joint.length) };
    const cut = { start: index, end: index + joint.length, text: joint };
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const done = yield* asked(yield* termsWithout(terms, [cut, other]), calls, ground);
      const left = done && (yield* toldWhole(yield* termsWithout(terms, [cut, own]), ground));
      if (done && left && mayWait(left, done, own === first)) return together(done, left, cut, own === first);
    }
  }
  return undefined;
}

function* asked(terms: ReadTerms, calls: readonly Call[], ground: Ground): Staged<Intent | undefined> {
  const wording = yield* readWording(terms, calls, ground);
  return wording && "intent" in wording && wording.intent.notUnderstood.length === 0
    ? wording.intent
    : undefined;
}

/** What another call is asked to do, where it is told with nothing left open: it would be read if there were a call for it. */
function* toldWhole(terms: ReadTerms, ground: Ground): Staged<Intent | undefined> {
  const { chainId } = ground;
  const { steps, ambiguities } = askedSteps(cutForAsking(terms, [], chainId), terms.reading, [], ground);
  const [step] = steps;
  const call =
    step && steps.length === 1 && ambiguities.length === 0 ? supposedCall(step, chainId) : undefined;
  return call && (yield* asked(terms, [call], ground));
}

/** The same once more is not one of two, and an approval comes before what it is for. */
function mayWait({ steps: [left] }: Intent, { steps: [done] }: Intent, isLater: boolean): boolean {
  const { operation } = left?.action ?? {};
  if (operation === "approve" && isLater) return false;
  const [one, other] = [left?.counterparty, done?.counterparty];
  const isSame = one?.kind === "address" && other?.kind === "address" && one.address === other.address;
  return operation !== done?.action.operation || !isSame;
}

function together(done: Intent, left: Intent, cut: Quote, isFirst: boolean): Intent {
  const isOf = ({ start, end }: Quote, { start: from, end: to }: Quote) => from <= start && end <= to;
  const words = [...(done.words ?? []), ...(left.words ?? []), { ...cut, as: "order" }].filter(
    (word, at, all) => all.findIndex((one) => isOf(word, one)) === at,
  );
  words.sort((one, other) => one.start - other.start);
  return { ...done, steps: isFirst ? [...done.steps, ...left.steps] : [...left.steps, ...done.steps], words };
}
