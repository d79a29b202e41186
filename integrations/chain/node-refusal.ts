import { ChainError } from "./chain-error.ts";

/** Why a node refused, in the few kinds that make a difference to what we do next. */
export type RefusalReason =
  | "already-known"
  | "nonce-too-low"
  | "underpriced"
  | "insufficient-funds"
  | "reverted"
  | "other";

const ADVICE: Record<RefusalReason, string> = {
  "already-known": "it has the transaction already",
  "nonce-too-low": "the nonce is used",
  underpriced: "the fee is too low",
  "insufficient-funds": "the signer has too little ether; fund it",
  reverted: "the call reverts",
  other: "see the node's own log",
};

/** JSON-RPC has no codes for these, so the words are looked for that the common nodes use. */
const WORDS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/already known|already imported|alreadyknown|known transaction|already in the pool/i, "already-known"],
  [/nonce (is )?too low|nonce_too_low|oldnonce|nonce below/i, "nonce-too-low"],
  [
    /underpriced|less than block base fee|fee cap less than|fee too low|feetoolow|gas price.*too low/i,
    "underpriced",
  ],
  [/insufficient funds|insufficientfunds|upfront cost exceeds/i, "insufficient-funds"],
  [/revert/i, "reverted"],
];

/** An answer of the node that says no. Its own text is read for the reason and then dropped. */
export class NodeRefusal extends ChainError {
  readonly reason: RefusalReason;
  /** JSON-RPC's number, where the node gave one. */
  readonly code: number | undefined;
  /** What the contract reverted with, as hex. */
  readonly revertData: string | undefined;

  constructor(code: number | undefined, text: string, data: unknown) {
    const revertData = typeof data === "string" && /^0x([0-9a-f]{2})*$/i.test(data) ? data : undefined;
    const reason =
      WORDS.find(([words]) => words.test(text))?.[1] ?? (revertData === undefined ? "other" : "reverted");
    super(`The chain's node refused (code ${code ?? "none"}): ${ADVICE[reason]}.`, reason !== "reverted");
    this.reason = reason;
    this.code = code;
    this.revertData = revertData;
  }
}
