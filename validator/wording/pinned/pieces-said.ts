import type { Call, MovedAmount } from "../../calls/call.ts";
import { decimal, fromBaseUnits, toBaseUnits } from "../../decimals/decimal.ts";
import type { NumberAmount } from "../../intent/intent.ts";
import type { Mention } from "../mention.ts";
import type { Said } from "./said.ts";

/** "One of 2 stETH and one of 1 stETH": the sum of all the pieces in which something leaves, where only they are told and each is. */
export function withPieces({ amountIn, pieces = [] }: Call, mentions: readonly Mention[], said: Said): Said {
  if (said.amount ?? said.amountOut) return said;
  const told = mentions.flatMap(({ item, role }) =>
    role === "piece" && item.is === "amount" && item.amount.kind === "number" ? [item.amount] : [],
  );
  const [first] = told;
  const token = said.token ?? told.find((amount) => amount.token)?.token;
  const isAll =
    sorted(told.map((amount) => unitsOf(amount, amountIn))) === sorted(pieces.map((one) => one.baseUnits));
  if (!first || !amountIn || !token || !isAll) return said;
  const value = decimal(fromBaseUnits(amountIn.baseUnits, amountIn.asset.decimals ?? 0));
  const sum: NumberAmount = {
    kind: "number",
    value,
    unit: "token",
    bound: "exact",
    token,
    quote: first.quote,
  };
  return { ...said, token, amount: sum };
}

const unitsOf = ({ value }: NumberAmount, moved: MovedAmount | undefined) =>
  toBaseUnits(value, moved?.asset.decimals ?? 0);

const sorted = (sums: readonly (bigint | undefined)[]) => sums.map(String).sort().join();
