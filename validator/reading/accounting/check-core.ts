import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { nounsEnd, personsEnd } from "../grammar/noun-phrase.ts";
import { isAddress } from "../grammar/party.ts";
import { isOpen, plainAt, type Word } from "../grammar/word.ts";
import { issuerEnd, originEnd, purposeEnd } from "./purpose.ts";
import { recipientEnd } from "./recipient.ts";
import { problemAt } from "./request-word.ts";
import { statedEnd } from "./stated.ts";

/** The words around elements: only those that belong to a request, and what it is for. */
export function checkCore(words: Word[], from: number, to: number, asked: ReadonlySet<Operation>): void {
  // Nothing but a joint or an address stands before.
  let isLed = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word) continue;
    const isFirst: boolean = at === from || isLed;
    isLed = isFirst && (isAddress(word) || /^(?:and|but|so)$/.test(word.plain));
    if (!isOpen(word)) continue;
    const [kind, end] = asideAt(words, at, to, isFirst, asked) ?? [];
    if (end !== undefined) {
      for (const covered of words.slice(at, end)) if (isOpen(covered)) covered.filler = kind;
      at = end - 1;
      continue;
    }
    const problem = problemAt(words, at, asked);
    if (problem !== undefined) word.problem = problem;
    else if (word.lexeme.kind !== "sign") word.filler = isOf(word.plain, "courtesy") ? "courtesy" : "grammar";
  }
}

/** What begins here beside the request itself, and where it ends; the first that fits. */
function asideAt(
  words: readonly Word[],
  at: number,
  to: number,
  isFirst: boolean,
  asked: ReadonlySet<Operation>,
): [kind: string, end: number] | undefined {
  const { plain = "", filler } = words[at - 1] ?? {};
  const stated = isFirst ? statedEnd(words, at, to) : undefined;
  if (stated !== undefined) return ["note", stated];
  // "Rebalance my portfolio by selling …"
  const isDeed = isFirst && isOf(plainAt(words, at), "purpose verb");
  const purpose =
    (isDeed ? nounsEnd(words, at + 1, to) : undefined) ??
    purposeEnd(words, at, to) ??
    // "pay invoice #12 by sending …"
    (/^(?:pay|settle|cover|paying|settling|covering)$/.test(plain) ? nounsEnd(words, at, to) : undefined);
  if (purpose !== undefined) return ["purpose", purpose];
  // "Repay the 5 USDC I got from my sister" would be to her.
  const origin = asked.has("repay") ? undefined : originEnd(words, at, to);
  if (origin !== undefined) return ["history", origin];
  const somebody = recipientEnd(words, at, to, asked);
  if (somebody !== undefined) return ["recipient", somebody];
  // "as we discussed on Monday"
  const day = /^(?:on|in|at|last)$/.test(plainAt(words, at)) ? at + 1 : at;
  if (filler === "reference" && isOf(plainAt(words, day), "time")) return ["reference", day + 1];
  // Whose benefit a payment is to does not matter: its recipient is named.
  const next = words[at + 1];
  const isPayment = asked.size === 1 && asked.has("transfer");
  const isFor = isPayment && plainAt(words, at) === "for" && next !== undefined;
  const isName = isFor && /^\p{Lu}\p{Ll}+$/u.test(next.lexeme.text) && isOpen(next);
  const person = isName ? at + 2 : isFor ? personsEnd(words, at + 1, to) : undefined;
  const end = person ?? issuerEnd(words, at, to);
  return end === undefined ? undefined : ["purpose", end];
}
