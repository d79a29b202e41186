import { Ajv } from "ajv";
import Type from "typebox";
import type { ChainReads } from "../../validator/chain/reads.ts";

const Words = Type.Record(Type.String(), Type.String());
const OrNull = Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]));

const isChainReads = new Ajv().compile<ChainReads>(
  Type.Object(
    {
      chain_id: Type.Integer(),
      read_at: Type.String(),
      failure: Type.Optional(Type.String()),
      block: Type.Optional(Type.Integer()),
      block_hash: Type.Optional(Type.String()),
      tokens: Type.Record(
        Type.String(),
        Type.Object({
          symbol: Type.Optional(Type.String()),
          decimals: Type.Optional(Type.Integer()),
          name: Type.Optional(Type.String()),
        }),
      ),
      vaults: OrNull,
      code: Words,
      standards: Words,
      names: OrNull,
      reverse: OrNull,
      names_block: Type.Optional(Type.Integer()),
      balances: Words,
      // Verdicts from before it was asked have none.
      allowances: Type.Optional(Words),
      simulation: Type.Optional(Type.Object({ by: Type.String(), outcomes: Type.Array(Type.Object({})) })),
      unanswered: Words,
    },
    { additionalProperties: false },
  ),
);

/** What the chain told in a recorded verdict's context; undefined where it was not asked, null where it is malformed. */
export function chainReads(recorded: unknown): ChainReads | undefined | null {
  if (recorded === undefined) return undefined;
  return isChainReads(recorded) ? recorded : null;
}
