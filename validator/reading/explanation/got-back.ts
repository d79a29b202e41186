import { leadAt, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention } from "../mentions/mention.ts";

const PUTTING = /^(?:put|putting|add|adding|place|pledge|post|lock)$/;
const BACK = /^(?:back|returned|free|freed|unlock|unlocked|release|released)$/;

/** What goes back the other way: "I want 5 USDC paid back". */
const GIVING =
  /^(?:pay|paid|paying|repay|repaid|repaying|give|given|giving|send|sent|debts?|loans?|owed?|borrowed)$/;

/** "Get me 1 WETH of my collateral back": what is got back from what secures a loan; "put back" adds to it. */
export const isGotBack = ({ lexemes }: Reading) =>
  (lexemes.some(
    ({ lower }, at) =>
      lower === "collateral" &&
      (/^(?:of|from)$/.test(leadAt(lexemes, at)) || BACK.test(wordAt(lexemes, at + 1))),
  )
    ? lexemes.some(({ lower }) => BACK.test(lower))
    : isWishedBack(lexemes)) && !lexemes.some(({ lower }) => PUTTING.test(lower));

/** "I want 5 USDC of my deposit at Aave back", "all my USDC at Aave should come back to me" */
function isWishedBack(lexemes: Reading["lexemes"]): boolean {
  const isWished = lexemes.some(
    ({ lower }, at) =>
      /^(?:want|need|require|like|get|come|comes)$/.test(lower) &&
      // "I may need 5 USDC of it back"
      !/^(?:may|might|could|will)$/.test(wordAt(lexemes, at - 1)),
  );
  return (
    lexemes.some(
      ({ lower }, at) =>
        (isDue(lexemes, at) || (isWished && lower === "back")) &&
        /^(?:[.,;!)]|please|to|in|into|)$/.test(wordAt(lexemes, at + 1)) &&
        isToMe(lexemes, at),
    ) && !lexemes.some(({ lower }) => GIVING.test(lower))
  );
}

/** "back", "back to me", "back in my wallet" */
const isToMe = (lexemes: Reading["lexemes"], back: number) =>
  !/^(?:to|in|into)$/.test(wordAt(lexemes, back + 1)) ||
  (wordAt(lexemes, back + 1) === "to" && /^(?:me|us)$/.test(wordAt(lexemes, back + 2))) ||
  isToOwn(lexemes, back + 2);

/** "my own wallet", and no address that it would be. */
function isToOwn(lexemes: Reading["lexemes"], at: number): boolean {
  const held = pastWords(lexemes, at + 1, /^own$/, 1);
  return (
    /^(?:my|our)$/.test(wordAt(lexemes, at)) &&
    /^(?:wallet|account|address)$/.test(wordAt(lexemes, held)) &&
    !lexemes.slice(held + 1, held + 4).some(({ kind }) => kind === "address")
  );
}

/** "250 USDC of it should return to me", "… shall go back to my wallet" */
function isDue(lexemes: Reading["lexemes"], at: number): boolean {
  const word = wordAt(lexemes, at);
  const verb = word === "back" && /^(?:go|come|be)$/.test(wordAt(lexemes, at - 1)) ? at - 1 : at;
  if (verb === at && word !== "return") return false;
  return (
    /^(?:should|shall|must)$/.test(wordAt(lexemes, verb - 1)) && /^(?:to|)$/.test(wordAt(lexemes, at + 1))
  );
}

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
