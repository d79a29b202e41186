import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase, nounsEnd, personsEnd } from "../grammar/noun-phrase.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { holdingEnd } from "./holdings.ts";
import { issuerEnd, purposeEnd } from "./purpose.ts";
import { recipientEnd } from "./recipient.ts";
import { problemAt } from "./request-word.ts";
import { statedEnd } from "./stated.ts";
import { isWhy } from "./why.ts";

const PAYING = /^(?:pay|settle|cover|paying|settling|covering)$/;

/** The words around elements: only those that belong to a request, and what it is for. */
export function checkCore(words: Word[], from: number, to: number, asked: ReadonlySet<Operation>): void {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || !isOpen(word)) continue;
    const aside = asideAt(words, at, to, at === from, asked);
    if (aside) {
      for (const covered of words.slice(at, aside.to)) if (isOpen(covered)) covered.filler = aside.kind;
      at = aside.to - 1;
      continue;
    }
    const problem = isTag(words, at) ? undefined : problemAt(words, at, asked);
    if (problem !== undefined) word.problem = problem;
    else if (word.lexeme.kind === "word") word.filler = isOf(word.plain, "courtesy") ? "courtesy" : "grammar";
  }
}

/** A reason to the end of the segment, a purpose, or what is paid: "pay invoice #12 by sending …". */
function asideAt(
  words: readonly Word[],
  at: number,
  to: number,
  isFirst: boolean,
  asked: ReadonlySet<Operation>,
): { kind: string; to: number } | undefined {
  if (isWhy(words, at, to, asked)) return { kind: "reason", to };
  const before = words[at - 1];
  // "My share of the bill is 5 USDC"
  const stated = isFirst ? statedEnd(words, at, to) : undefined;
  const said = words[stated ?? to]?.plain ?? "";
  const sum = words[(stated ?? to) + (/^(?:comes?|came)$/.test(said) ? 2 : 1)];
  const isSummed = /^(?:amount|token|noun)/.test(sum?.element?.as ?? "") || sum?.lexeme.kind === "number";
  if (
    stated !== undefined &&
    (said === ":" || (/^(?:is|are|was|were|costs?|comes?|came)$/.test(said) && isSummed))
  )
    return { kind: "note", to: stated };
  const held = holdingEnd(words, at, to);
  if (held !== undefined) return { kind: "holding", to: held };
  // "Rebalance my portfolio by selling …"
  if (isFirst && isOf(words[at]?.plain ?? "", "purpose verb")) {
    const deed = nounsEnd(words, at + 1, to);
    if (deed !== undefined) return { kind: "purpose", to: deed };
  }
  const end =
    purposeEnd(words, at, to) ?? (PAYING.test(before?.plain ?? "") ? nounsEnd(words, at, to) : undefined);
  if (end !== undefined) return { kind: "purpose", to: end };
  const somebody = recipientEnd(words, at, to, asked);
  if (somebody !== undefined) return { kind: "recipient", to: somebody };
  // Whose benefit a payment is to does not matter: its recipient is named.
  const isPayment = asked.size === 1 && asked.has("transfer") && words[at]?.plain === "for";
  const isName =
    isPayment && /^\p{Lu}\p{Ll}+$/u.test(words[at + 1]?.lexeme.text ?? "") && isOpen(words[at + 1] as Word);
  const person = isName ? at + 2 : isPayment ? personsEnd(words, at + 1, to) : undefined;
  if (person !== undefined) return { kind: "purpose", to: person };
  const issuer = issuerEnd(words, at, to);
  if (issuer !== undefined) return { kind: "purpose", to: issuer };
  // "as discussed with my accountant"
  if (before?.filler === "reference" && /^(?:with|by)$/.test(words[at]?.plain ?? "")) {
    const whom = nounPhrase(words, at + 1, to);
    if (whom) return { kind: "reference", to: whom.to };
  }
  // "as we discussed on Monday"
  const isDay =
    /^(?:on|in|at|last)$/.test(words[at]?.plain ?? "") && isOf(words[at + 1]?.plain ?? "", "time");
  if (isDay && before?.filler === "reference") return { kind: "reference", to: at + 2 };
  return isOf(words[at]?.plain ?? "", "time") && before?.filler === "reference"
    ? { kind: "reference", to: at + 1 }
    : undefined;
}

/** "#rent" */
function isTag(words: readonly Word[], at: number): boolean {
  const [sign, word] = [words[at - 1]?.lexeme, words[at]];
  if (sign?.text !== "#" || word?.lexeme.start !== sign.end) return false;
  const { plain } = word;
  // "#rentday" is two of them.
  return (
    isTagged(plain) ||
    Array.from(plain, (_, cut) => isTagged(plain.slice(0, cut)) && isTagged(plain.slice(cut))).includes(true)
  );
}

const isTagged = (word: string) =>
  isOf(word, "occasion", "thing", "person", "time", "quality", "courtesy", "place", "name", "past");
