import type { XStatic } from "typebox/schema";

// Plain JSON Schema: built with typebox, it would have every thread of the pool load that library for this file alone.
const Anything = { type: "object", additionalProperties: {} } as const;
const Quantity = { anyOf: [{ type: "string" }, { type: "number" }] } as const;
const Text = { anyOf: [{ type: "string" }, { type: "null" }] } as const;
const Null = { type: "null" } as const;

const ProposedTransaction = {
  type: "object",
  required: [],
  properties: {
    protocol: Text,
    to: Text,
    data: Text,
    value: { anyOf: [Quantity, Null] },
    from: Text,
    chainId: { anyOf: [Quantity, Null] },
    gas: { anyOf: [Quantity, Anything, Null] },
    call: { anyOf: [Anything, Null] },
    metadata: Anything,
    context: Anything,
    order: Anything,
    transactions: { type: "array", items: Anything, maxItems: 100 },
  },
} as const;

/** What POST /validate takes. Unknown keys are accepted everywhere. */
export const ValidationRequest = {
  type: "object",
  required: ["human_intent"],
  properties: {
    human_intent: { type: "string", maxLength: 10_000 },
    proposed_tx: ProposedTransaction,
    metadata: Anything,
    /** What whoever proposes the transaction says around it: searched for instructions to the checker, and never believed. */
    context_logs: Anything,
    preferences: {
      type: "object",
      required: [],
      properties: {
        slippage_bps: { type: "number" },
        aggressiveness: { type: "number" },
        protocol_allowlist: { type: "array", items: { type: "string" } },
      },
    },
    return_prompts: { type: "boolean" },
  },
} as const;

export type ValidationRequest = XStatic<typeof ValidationRequest>;
export type ProposedTransaction = XStatic<typeof ProposedTransaction>;
