import type { Call } from "../../calls/call.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { isExact } from "./amount-words.ts";

/** How far behind the sum the right may stand: "off the old USDC allowance", "of 0x…'s allowance". */
const GRANT_REACH = 7;

/** "cancel 50 USDC of the allowance", "revoke half of the approval": what leaves the rest of it. */
export function isOfGrant({ lexemes }: Reading, { amount, to }: MentionOf<"amount">): boolean {
  // "0x… may no longer spend any of my USDC" leaves nothing.
  if (amount.kind === "share") return !/^any\b/i.test(amount.quote.text);
  if (!isExact(amount) || !/^(?:of|from|off)$/.test(wordAt(lexemes, to))) return false;
  const behind = lexemes.slice(to, to + GRANT_REACH);
  return behind.some(({ lower }) => /^(?:allowances?|approvals?|permissions?)$/.test(lower));
}

/** "0x… may no longer spend more than 50 USDC", "shouldn't have access to over 50 USDC anymore" leave it these. */
export const isSpared = ({ lexemes }: Reading, { amount, from }: MentionOf<"amount">) =>
  amount.kind === "number" &&
  lexemes
    .slice(Math.max(0, from - 2), from)
    .some(({ lower }) => /^(?:than|over|above|beyond)$/.test(lower)) &&
  lexemes
    .slice(0, from)
    .some(
      ({ lower }, at) =>
        /^(?:not|shouldn't|mustn't|can't|cannot)$/.test(lower) ||
        (lower === "no" && wordAt(lexemes, at + 1) === "longer"),
    );

/** Whether a permission that the call ends is to be something else: "revoke it. Set it to 40", "a new allowance of 40 USDC". */
export const isSetToSome = ({ lexemes }: Reading, mentions: readonly Mention[], { operation }: Call) =>
  operation === "revoke" &&
  mentions.some((mention) => {
    if (mention.kind !== "amount" || mention.amount.kind !== "number") return false;
    if (mention.amount.value.digits === 0n) return false;
    const lead = wordAt(lexemes, mention.from - 1);
    const said = lexemes.slice(Math.max(0, mention.from - SET_REACH), mention.from);
    return lead === "of" ? said.some(isNew) : /^(?:to|at)$/.test(lead) && said.some(isSet);
  });

const isSet = ({ lower }: Lexeme) => /^(?:set|reset|put|keep|bring|down)$/.test(lower);
const isNew = ({ lower }: Lexeme) => /^(?:new|fresh|leave|keep)$/.test(lower);
/** How far before the sum it may be said that it is to be that. */
const SET_REACH = 7;
