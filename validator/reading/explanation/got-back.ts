import { leadAt, type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention } from "../mentions/mention.ts";

const PUTTING = /^(?:put|putting|add|adding|place|pledge|post|lock)$/;
const BACK = /^(?:back|returned|free|freed|unlock|unlocked|release|released)$/;

/** "Get me 1 WETH of my collateral back": what is got back from what secures a loan; "put back" adds to it. */
export const isGotBack = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      lower === "collateral" &&
      (/^(?:of|from)$/.test(leadAt(lexemes, at)) || BACK.test(wordAt(lexemes, at + 1))),
  ) &&
  lexemes.some(({ lower }) => BACK.test(lower)) &&
  !lexemes.some(({ lower }) => PUTTING.test(lower));

/** "I want the 100 USDC sent to 0x… back"; "send 0x… back 100 USDC" gives them back. */
export const isWantedBack = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      lower === "back" &&
      lexemes[at - 1]?.kind === "address" &&
      /^(?:[.,;!)]|)$/.test(wordAt(lexemes, at + 1)),
  ) && lexemes.some(({ lower }) => /^(?:want|need|like)$/.test(lower));

/** "Shave my loan to 300 USDC" says what is to be left of it; "up to 300 USDC" does not. */
export const isWhatIsLeft = ({ lexemes }: Reading, mentions: readonly Mention[]) =>
  mentions.some(
    ({ kind, from }) =>
      kind === "amount" && wordAt(lexemes, from - 1) === "to" && wordAt(lexemes, from - 2) !== "up",
  );
