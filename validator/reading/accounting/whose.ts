import { isOf } from "../../lexicon/lexicon.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { followsAddress, leadsToAddress, somebodyEnd } from "../grammar/party.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { Segment } from "./segments.ts";

/** What points at the request or at an address before it. */
const THIS = /^(?:it's|that's|this|that|it|is|here's)$/;

/** Who it is that an address names, or whose account the user's own is. */
export function partyOf(words: readonly Word[], { from, to }: Segment): string | undefined {
  if (isToHim(words, from, to)) return "name";
  let who = from;
  while (who < to && THIS.test(plainAt(words, who))) who += 1;
  const end = somebodyEnd(words, who, to);
  if (end !== undefined && (leadsToAddress(words, end) || (end === to && isAppended(words, who, to))))
    return "name";
  return undefined;
}

/** "0x… is the buyer: hand over #7 (0x…) to him please" */
function isToHim(words: readonly Word[], from: number, to: number): boolean {
  const rest = words.slice(from + 2, to);
  return (
    /^(?:to|for)$/.test(plainAt(words, from)) &&
    /^(?:him|her|them)$/.test(plainAt(words, from + 1)) &&
    rest.every(({ plain, filler }) => filler === "courtesy" || isOf(plain, "courtesy")) &&
    words[from - 1]?.plain === ")" &&
    words
      .slice(0, from)
      .some(({ element, lexeme }) => element?.as === "counterparty" && lexeme.kind === "address")
  );
}

/** "0x… (Halvorsen Design)", "0x…, that's my cold wallet" */
function isAppended(words: readonly Word[], from: number, to: number): boolean {
  const { plain = "", lexeme } = words[to - 1] ?? {};
  const isHolder = /^(?:wallet|account|address|ledger|trezor|multisig|storage)$/.test(plain);
  // "a pizza to Anna" is handed over.
  const isGiven = words.slice(from, to).some((word) => word.plain === "to");
  return (
    followsAddress(words, from) &&
    !isGiven &&
    (isHolder || isOf(plain, "person", "name") || isTitle(lexeme?.text ?? ""))
  );
}
