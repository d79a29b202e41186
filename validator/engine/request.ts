import Type, { type Static } from "typebox";

const Anything = Type.Record(Type.String(), Type.Unknown());
const Quantity = Type.Union([Type.String(), Type.Number()]);

const ProposedTransaction = Type.Object(
  {
    protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    to: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    data: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    value: Type.Optional(Type.Union([Quantity, Type.Null()])),
    from: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    chainId: Type.Optional(Type.Union([Quantity, Type.Null()])),
    gas: Type.Optional(Type.Union([Quantity, Anything, Type.Null()])),
    call: Type.Optional(Type.Union([Anything, Type.Null()])),
    metadata: Type.Optional(Anything),
    context: Type.Optional(Anything),
    order: Type.Optional(Anything),
    transactions: Type.Optional(Type.Array(Anything, { maxItems: 100 })),
  },
  { additionalProperties: true },
);

/** What POST /validate takes. Unknown keys are accepted everywhere. */
export const ValidationRequest = Type.Object(
  {
    human_intent: Type.String({ maxLength: 10_000 }),
    proposed_tx: Type.Optional(ProposedTransaction),
    metadata: Type.Optional(Anything),
    preferences: Type.Optional(
      Type.Object(
        {
          slippage_bps: Type.Optional(Type.Number()),
          aggressiveness: Type.Optional(Type.Number()),
          protocol_allowlist: Type.Optional(Type.Array(Type.String())),
        },
        { additionalProperties: true },
      ),
    ),
    return_prompts: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: true },
);

export type ValidationRequest = Static<typeof ValidationRequest>;
export type ProposedTransaction = Static<typeof ProposedTransaction>;
