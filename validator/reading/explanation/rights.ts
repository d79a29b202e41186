import { changesGrant } from "../../calls/changes-grant.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { OperationVerb } from "../../lexicon/operation-words.ts";

/** What names a right to spend. */
export const RIGHT =
  /^(?:allowances?|approvals?|permissions?|access|rights?|spend|spending|use|spender|permit|permit2|signature|operator|setapprovalforall|approval-for-all|approvedforall)$/;
/** "0x… may take", "let 0x… move": what only somebody who was allowed to can do. */
export const ALLOWED = /^(?:let|may|can|able|allowed)$/;

/** "Let 0x… spend 5 USDC" hands nothing over. */
export const isOnlyGrant = ({ possible }: OperationVerb) => [...possible].every(changesGrant);

/** Whether it is the right that is given: "give 0x… permission", not "give 0x… 5 USDC with permission". */
export const isRightGiven = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    const lead = /^(?:an?|my|our|the|their|his|her)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
    return RIGHT.test(lower) && wordAt(lexemes, lead) !== "with";
  });

const MADE_REACH = 8;

/** "set 0x… as approved for #7", "make 0x… the approved address"; "was set as approved" tells. */
export const isMadeApproved = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    if (lower !== "approved" || !/^(?:as|the|an)$/.test(wordAt(lexemes, at - 1))) return false;
    const made = lexemes.findLastIndex((one, place) => place < at && /^(?:set|make|add)$/.test(one.lower));
    return (
      made >= Math.max(0, at - MADE_REACH) &&
      !/^(?:was|were|been|is|are|had|has|i|we)$/.test(wordAt(lexemes, made - 1))
    );
  });

/** "0x… may take 5 USDC": not the month. */
export const mayDo = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ text }, at) =>
      text === "may" &&
      /^(?:be|spend|use|take|move|pull|transfer|withdraw|access)$/.test(wordAt(lexemes, at + 1)),
  );
