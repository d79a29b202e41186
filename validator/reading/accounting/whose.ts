import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { followsAddress, isAddress, leadsToAddress, somebodyEnd } from "../grammar/party.ts";
import type { Word } from "../grammar/word.ts";
import type { Segment } from "./segments.ts";

const OWN = /^(?:from|the|my|our|wallet|account|address)$/;
/** What points at the request or at an address before it. */
export const THIS = /^(?:it's|that's|this|that|it|is|here's)$/;

/** Who it is that an address names, or whose account the user's own is. */
export function partyOf(
  words: readonly Word[],
  { from, to }: Segment,
  places: readonly number[],
): string | undefined {
  const open = places.map((at) => words[at] as Word);
  let who = from;
  while (who < to && THIS.test(words[who]?.plain ?? "")) who += 1;
  const end = somebodyEnd(words, who, to);
  // "0x…. It's my other hardware wallet"
  const isHolder =
    who > from &&
    words[from - 1]?.lexeme.text === "." &&
    isAddress(words[from - 2]) &&
    isOwnHolder(words, who, to);
  if (isHolder) return "name";
  if (end !== undefined && (leadsToAddress(words, end) || (end === to && isAppended(words, who, to))))
    return "name";
  // "proceeds to the same wallet"
  const isToOwn = words
    .slice(from, to)
    .some(
      ({ filler, plain }) =>
        filler === "own account" || (filler === "manner" && /^(?:wallet|account|address)$/.test(plain)),
    );
  if (isToOwn && open.every(({ plain }) => isOf(plain, "generic", "grammar", "bound", "passive")))
    return "own account";
  const isFromOwn =
    words[from]?.plain === "from" && open.every(({ plain }) => OWN.test(plain) || isOf(plain, "own account"));
  return isFromOwn ? "own account" : undefined;
}

/** "my other hardware wallet", "our treasury address" */
function isOwnHolder(words: readonly Word[], from: number, to: number): boolean {
  const own = words.slice(from + 1, to - 1);
  return (
    /^(?:my|our)$/.test(words[from]?.plain ?? "") &&
    /^(?:wallet|account|address|ledger|safe|multisig|one)$/.test(words[to - 1]?.plain ?? "") &&
    own.every(
      ({ plain }) =>
        /^(?:other|own|second|new|main|hardware|cold|hot|savings|private|exchange|custody|multisig)$/.test(
          plain,
        ) ||
        (!guardOf(plain) && isOf(plain, "own account", "quality", "thing", "occasion", "person", "name")),
    )
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
