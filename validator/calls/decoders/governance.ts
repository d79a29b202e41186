import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { Deed, DeedFact } from "../deed.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder } from "./decoder.ts";

/** What people say for a vote against and a vote for, as all governors count them. */
const WAYS: readonly (readonly string[])[] = [
  ["against", "no", "no on", "no to"],
  ["for", "in favour of", "in favor of", "yes", "yes on", "yes to"],
];
const ABSTENTION = 2n;

/** A vote on a proposal: which one it is and which way it goes has to be said. */
export function voteDeed(proposalId: bigint, support: bigint, more: readonly DeedFact[] = []): Deed {
  const isAbstention = support === ABSTENTION;
  const said = support < ABSTENTION ? WAYS[Number(support)] : undefined;
  if (!said && !isAbstention) {
    throw new NotUnderstood(
      `The vote goes a way that governors do not have: ${support}.`,
      "Vote 0 (against), 1 (for) or 2 (abstain).",
    );
  }
  return {
    name: "Vote on a proposal",
    asked: [isAbstention ? ["abstain"] : ["vote"]],
    beside: [
      "cast",
      "governor",
      "governance",
      "dao",
      "proposal",
      "by signature",
      "with a signature",
      ...(isAbstention ? ["vote"] : []),
    ],
    facts: [
      { is: "number", called: ["proposal", "proposal id"], required: true, value: proposalId },
      // "Vote on proposal 42 for me" does not say which way.
      ...(said ? [{ is: "word" as const, called: [], required: true, said, leads: ["vote"] }] : []),
      ...more,
    ],
  };
}

/** Votes of a token handed to somebody, who votes with them and cannot spend them. */
export function delegationDeed(symbol: string, delegatee: Address, more: readonly DeedFact[] = []): Deed {
  return {
    name: `Delegate the votes of ${symbol}`,
    asked: [["delegate", "redelegate"]],
    beside: [
      "votes",
      "voting power",
      "voting rights",
      "vote",
      "tokens",
      "governance",
      "by signature",
      "delegatee",
    ],
    facts: [
      { is: "word", called: [], required: true, said: [symbol.toLowerCase()] },
      { is: "party", called: ["delegatee"], required: true, address: delegatee, leads: ["to"] },
      ...more,
    ],
  };
}

const castVote: CallDecoder = {
  protocol: "governor",
  signature: "castVote(uint256 proposalId, uint8 support)",
  payable: false,
  read: ({ proposalId, support }) => ({
    operation: "other",
    deed: voteDeed(proposalId as bigint, support as bigint),
  }),
};

const castVoteWithReason: CallDecoder = {
  protocol: "governor",
  signature: "castVoteWithReason(uint256 proposalId, uint8 support, string reason)",
  payable: false,
  read({ proposalId, support, reason }) {
    const text = Buffer.from(String(reason).slice(2), "hex").toString("utf8");
    const said: DeedFact[] =
      text === ""
        ? []
        : [{ is: "text", called: ["reason", "with the reason", "reason :"], required: true, text }];
    return { operation: "other", deed: voteDeed(proposalId as bigint, support as bigint, said) };
  },
};

/** Only at a token that the tables know: elsewhere the same function hands over a stake. */
const delegate: CallDecoder = {
  protocol: "erc20",
  signature: "delegate(address delegatee)",
  payable: false,
  belongsTo: ({ chainId, to }) => tokenAt(chainId, to).symbol !== undefined,
  read: ({ delegatee }, { chainId, to }) => ({
    operation: "other",
    deed: delegationDeed(tokenAt(chainId, to).symbol ?? to, delegatee as Address),
  }),
};

export const governance = [castVote, castVoteWithReason, delegate];
