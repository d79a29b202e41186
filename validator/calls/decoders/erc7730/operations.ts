import type { Operation } from "../../call.ts";

/** What the first words of the registry's intents mean, the longest first; what else the same deed may be called stands behind. */
const OPERATIONS: readonly (readonly [words: RegExp, operation: Operation, also?: readonly Operation[]])[] = [
  [/^swap(?! signer| to variable)\b/, "swap"],
  [/^(?:instantly )?(?:buy|sell)\b/, "swap"],
  [/^subscribe\b/, "swap", ["mint", "supply"]],
  [/^(?:send|transfer(?! ownership| from\b.*nft))\b/, "transfer"],
  [
    /^(?:request|start|exit|enter|finalize)\b.*\b(?:unstak|unlock|exit|withdraw|redempt)/,
    "unstake",
    ["withdraw"],
  ],
  [/^instantly redeem\b/, "withdraw", ["swap", "unstake"]],
  [/^(?:unstake|cooldown)\b/, "unstake", ["withdraw"]],
  [/^stake\b/, "stake", ["supply"]],
  [/^(?:supply|deposit|invest)\b/, "supply", ["stake"]],
  [/^(?:lock|delegate) (?:celo|core|tokens)\b/, "stake", ["supply"]],
  [/^update & deposit\b/, "supply", ["stake"]],
  [/^withdraw (?!.*rewards)/, "withdraw", ["unstake"]],
  [/^withdraw$/, "withdraw", ["unstake"]],
  [/^(?:claim|collect)\b|^withdraw .*\brewards\b/, "claim"],
  [/^redeem\b/, "withdraw", ["swap", "unstake"]],
  [/^borrow\b/, "borrow"],
  [/^repay\b/, "repay"],
  [/^wrap\b(?!\/)/, "wrap"],
  [/^unwrap\b/, "unwrap"],
  [/^burn\b/, "burn"],
  [/^bridge\b/, "bridge"],
  [/^(?:approve|authorize spending|permit spending)\b(?! and call| manager| safe)/, "approve"],
  [/^(?:cancel|reject transaction)\b/, "cancel"],
];

export interface ToldOperation {
  operation: Operation;
  alsoOperation?: readonly Operation[];
}

/** The operation that a descriptor's intent names; undefined where it names none that is checked. An order is signed for a trade. */
export function operationOf(intent: string, isSigned: boolean): ToldOperation | undefined {
  const text = intent.toLowerCase().trim();
  if (isSigned && /\border$/.test(text)) return { operation: "swap" };
  const found = OPERATIONS.find(([words]) => words.test(text));
  if (!found) return undefined;
  const [, operation, also] = found;
  return also ? { operation, alsoOperation: also } : { operation };
}
