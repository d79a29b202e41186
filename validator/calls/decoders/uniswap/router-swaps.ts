import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Delivery, Ledger } from "./ledger.ts";
import { atLeast, exactly, type Range } from "./range.ts";
import { CONTRACT_BALANCE, mapped } from "./router-constants.ts";
import { packedPath, type TradePath, tokenPath } from "./trade-path.ts";
import { pairOf } from "./v2-pair.ts";
import { versioned } from "./versioned-decoder.ts";

/** The Universal Router's swaps in V2 and V3 pools. */

const swap = (path: string, amounts: string) => {
  const parameters = `address recipient, ${amounts}, ${path} path, bool payerIsUser`;
  return versioned(`swap(${parameters})`, `swap(${parameters}, uint256[] minHopPriceX36)`);
};
const IN = "uint256 amountIn, uint256 amountOutMin";
const OUT = "uint256 amountOut, uint256 amountInMax";

export const decodeV3In = swap("bytes", IN);
export const decodeV3Out = swap("bytes", OUT);
export const decodeV2In = swap("address[]", IN);
export const decodeV2Out = swap("address[]", OUT);

export function v3In(ledger: Ledger, values: Values): void {
  const path = packedPath(values.path, "forward");
  payExactly(ledger, values, path);
  receive(ledger, "uniswap_v3", values, path, atLeast(values.amountOutMin as bigint));
}

export function v2In(ledger: Ledger, values: Values): void {
  const path = tokenPath(values.path);
  const isPaidAhead = values.amountIn === 0n || (values.amountIn === CONTRACT_BALANCE && !values.payerIsUser);
  // Uniswap's SDK has the step before pay the pair, and the router add what it holds, which may be nothing.
  if (isPaidAhead && collectFromPair(ledger, values)) {
    if (values.amountIn !== 0n) ledger.drawAll(path.from);
  } else if (values.amountIn === 0n) throw unpaidPair();
  else payExactly(ledger, values, path);
  receive(ledger, "uniswap_v2", values, path, atLeast(values.amountOutMin as bigint));
}

export function v3Out(ledger: Ledger, values: Values): void {
  buy(ledger, "uniswap_v3", values, packedPath(values.path, "backward"));
}

export function v2Out(ledger: Ledger, values: Values): void {
  buy(ledger, "uniswap_v2", values, tokenPath(values.path));
}

function buy(ledger: Ledger, venue: string, values: Values, path: TradePath): void {
  const most = { min: 0n, max: values.amountInMax as bigint };
  if (values.payerIsUser) ledger.spend(path.from, most);
  else ledger.draw(path.from, most);
  receive(ledger, venue, values, path, exactly(values.amountOut as bigint));
}

function receive(ledger: Ledger, venue: string, values: Values, path: TradePath, amount: Range): void {
  ledger.buy(venue, path.to, path.poolFees, mapped(ledger, values.recipient as Address), amount);
}

function payExactly(ledger: Ledger, { amountIn, payerIsUser }: Values, { from }: TradePath): void {
  const amount = amountIn as bigint;
  if (amount === CONTRACT_BALANCE) {
    if (payerIsUser) throw new Malformed("it lets the sender pay as much as the router holds");
    if (ledger.drawAll(from).max === 0n) throw new Malformed("it sells what the router does not hold");
  } else if (payerIsUser) ledger.spend(from, exactly(amount));
  else ledger.draw(from, { min: amount, max: amount });
}

/** What earlier steps have sent straight to the first pair goes into its trade; false where they have sent nothing. */
function collectFromPair(ledger: Ledger, { path }: Values): boolean {
  const [token, next] = path as Address[];
  const pair = token && next ? pairOf(ledger.envelope, token, next) : undefined;
  if (pair === undefined) return false;
  const isPaid = ({ to, currency }: Delivery) => to === pair && currency === token;
  const others = ledger.deliveries.filter((delivery) => !isPaid(delivery));
  const found = others.length < ledger.deliveries.length;
  ledger.deliveries.splice(0, Infinity, ...others);
  return found;
}

function unpaidPair(): NotUnderstood {
  return new NotUnderstood(
    "The plan trades what was paid to a V2 pair before, and no step of it has paid that pair.",
    "Let the plan pay the pair in the same transaction, or say the amount.",
  );
}
