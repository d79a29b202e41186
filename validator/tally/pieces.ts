import type { MovedAmount } from "../calls/call.ts";
import { decimal, fromBaseUnits, toBaseUnits } from "../decimals/decimal.ts";
import type { NumberAmount } from "../intent/intent.ts";
import { type Mention, type Own, says } from "./own.ts";
import type { Said } from "./said.ts";

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, "2": 2, "3": 3, "4": 4 };
const COUNTED =
  /(?:^| )(two|three|four|2|3|4) (?:withdrawals|withdrawal requests|requests|parts|pieces|tickets|goes)\b/;

/** Whether what the text says of the pieces in which something leaves is so: how many they are, and how much each of them. */
export function arePieces(own: Own, mentions: readonly Mention[]): boolean {
  const { call, items, places } = own;
  const pieces = call.pieces ?? [];
  const counted = places.flatMap((at) => COUNTED.exec(items[at]?.said ?? "")?.[1] ?? []);
  const isCounted = counted.every((count) => COUNTS[count] === Math.max(1, pieces.length));
  const told = mentions.filter(({ role }) => role === "piece");
  if (told.length === 0) return isCounted;
  const [first] = pieces;
  const isSame = new Set(pieces.map(({ baseUnits }) => baseUnits)).size === 1;
  const values = told.flatMap(({ item }) =>
    item.is === "amount" && item.amount.kind === "number" ? [item.amount] : [],
  );
  const isEach = isSame && values.length === 1 && says(own, "every");
  const isAll =
    first !== undefined &&
    sorted(values.map((amount) => unitsOf(amount, first))) ===
      sorted(pieces.map(({ baseUnits }) => baseUnits));
  return isCounted && (isEach || isAll);
}

const unitsOf = ({ value }: NumberAmount, { asset }: MovedAmount) => toBaseUnits(value, asset.decimals ?? 0);

const sorted = (sums: readonly (bigint | undefined)[]) => sums.map(String).sort().join();

/** The sum of all pieces, where only they are told. */
export function withSum(own: Own, said: Said, mentions: readonly Mention[]): Said {
  const { amountIn, pieces = [] } = own.call;
  const piece = mentions.find(({ role }) => role === "piece");
  if (said.amount ?? said.amountOut) return said;
  if (!piece || !amountIn || pieces.length < 2) return said;
  const { quote } = piece.item;
  const named = mentions.flatMap(({ item }) =>
    (item.is === "amount" || item.is === "token") && item.token ? [item.token] : [],
  )[0];
  if (!named) return said;
  const value = decimal(fromBaseUnits(amountIn.baseUnits, amountIn.asset.decimals ?? 0));
  return {
    ...said,
    token: said.token ?? named,
    amount: { kind: "number", value, unit: "token", bound: "exact", token: named, quote },
  };
}
