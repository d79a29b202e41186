import type { Call } from "../calls/call.ts";
import { beginsLine, type Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationsOfNoun } from "../lexicon/operation-words.ts";
import { isOtherOrder } from "./order-told.ts";

const COUNTS = new Map(
  ["one", "two", "three", "four", "five", "six"].map((word, at): [string, number] => [word, at + 1]),
);
const COUNTED =
  /^(?:payments?|transfers?|recipients?|calls?|steps?|approvals?|allowances?|swaps?|trades?|wallets?|addresses|deposits?|withdrawals?|actions?|requests?|transactions?|txs?|orders?)$/;
/** What several calls are counted by, and one alone is not. */
const COUNTED_IN_SEVERAL = /^(?:people|friends|things|spenders?|apes|nfts|lots|parts|shares)$/;
/** What a deed is put off by, in words and in three letters. */
const PUT_OFF_TILL = /\b(?:by then|next time|put(?:ting)? off|(?:stand by|hold off) (?:until|till))\b/i;
const PUT_OFF: ReadonlySet<string> = new Set(["eod", "eow", "eom", "cob"]);

/** What the text says of the calls as several is not as they are: their order, their number, what is taken back at the end. */
export const isToldOtherBatch = (
  reading: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  isOtherOrder(reading, items, calls, roles) ||
  isOtherCount(reading, calls) ||
  isAlternative(items, roles) ||
  isRightLeftOpen(items, calls, roles) ||
  isKeptOtherwise(items, calls, roles) ||
  isRightThere(reading, calls) ||
  isJustOne(reading, calls) ||
  reading.lexemes.some(({ lower }) => PUT_OFF.has(lower)) ||
  PUT_OFF_TILL.test(reading.text);

/** "three payments" of two, "these four:" of three; "in one request" where there are several pieces. */
const isOtherCount = (reading: Reading, calls: readonly Call[]): boolean =>
  reading.lexemes.some(({ lower }, at) => {
    const { lexemes } = reading;
    const count = COUNTS.get(lower === "single" ? "one" : lower);
    // "Amount: five" and below it "Recipient: 0x…"
    if (count === undefined || beginsLine(reading, at + 1)) return false;
    // "two Uniswap V2 swaps"
    const reach = /^\p{Lu}/u.test(lexemes[at + 1]?.text ?? "") ? [1, 2, 3] : [1, 2];
    const next = reach.map((ahead) => lexemes[at + ahead]?.lower ?? "");
    // "the two: 35 USDC"
    const isCounted = next.some((word, ahead) => COUNTED.test(word) && lexemes[at + ahead]?.lower !== ":");
    const isOfSeveral = calls.length > 1 && next.some((word) => COUNTED_IN_SEVERAL.test(word));
    const isOfThese =
      calls.length > 1 && next[0] === ":" && /^(?:these|those)$/.test(lexemes[at - 1]?.lower ?? "");
    if (!isOfSeveral && !isOfThese && !isCounted) return false;
    const pieces = calls.reduce((sum, { pieces = [] }) => sum + Math.max(1, pieces.length), 0);
    return count === 1 ? calls.length === 1 && pieces > 1 : count !== calls.length && count !== pieces;
  });

const THERE =
  /\b(?:approvals?|allowances?|permissions?|right)(?:(?: is| are| was| has been|['’]s) (?:\w+ )?(?:there|in place|standing|given|done|granted|set)| exists?| (?:is )?already)\b|\balready (?:approved|allowed|permitted|granted)\b|\b(?:approved|allowed|granted) already\b/i;

/** "The approval's there, just the supply": what is told to be there is not asked for. */
const isRightThere = ({ text }: Reading, calls: readonly Call[]): boolean =>
  calls.some(({ operation }) => operation === "approve") && THERE.test(text);

const JUST = /\b(?:just|only) the (\p{L}+)\b|\b(?:first|second|last) (?:\p{L}+ )?only\b/giu;

/** "Just the swap, …", "just the first please", "first arrow only": one of several is asked for. */
const isJustOne = ({ text }: Reading, calls: readonly Call[]): boolean =>
  calls.length > 1 &&
  [...text.matchAll(JUST)].some(([, one = "first"]) => {
    const own = calls.filter(({ operation }) => operationsOfNoun(one.toLowerCase())?.has(operation));
    return /^(?:first|second|last)$/.test(one) || (own.length > 0 && own.length < calls.length);
  });

/** "… then unwrap 0.165 WETH. Keep it as WETH." */
const isKeptOtherwise = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  calls.at(-1)?.operation === "unwrap" &&
  items.some(
    ({ is }, at) =>
      is === "token" &&
      roles.at(-1)?.[at] === "given" &&
      /\b(?:keep|leave|stay|remain)\b.*\b(?:as|in)$/.test(
        items
          .slice(Math.max(0, at - 4), at)
          .map(({ said }) => said)
          .join(" "),
      ),
  );

/** "130 USDC or 65 DAI", "#10 or #11": one of what several calls move. */
const isAlternative = (items: readonly Item[], roles: readonly (readonly (Role | undefined)[])[]): boolean =>
  items.some(({ said }, at) => {
    if (said !== "or") return false;
    const next = /^(?:#|number|no|to|for|token)$/.test(items[at + 1]?.said ?? "") ? at + 2 : at + 1;
    const owners = (place: number) => roles.flatMap((own, call) => (own[place] ? [call] : [])).join();
    return owners(at - 1) !== "" && owners(next) !== "" && owners(at - 1) !== owners(next);
  });

/** "… and revoke the approval": of which token, where the one that is taken back is not the one that was given. */
const isRightLeftOpen = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  calls.some((call, own) => {
    if (call.operation !== "revoke" || calls.length < 2) return false;
    const isSame = (other: Call) =>
      /^(?:approve|revoke)$/.test(other.operation) &&
      other.amountIn?.asset.contract === call.amountIn?.asset.contract;
    const isNamed = items.some(
      (item, at) =>
        (item.is === "token" || item.is === "amount") &&
        roles[own]?.[at] !== undefined &&
        calls.every((other, place) => place === own || isSame(other) || roles[place]?.[at] === undefined),
    );
    return !isNamed && !calls.some((other) => other !== call && isSame(other));
  });
