import type { Address } from "../../addresses/address.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import { markedOrZeroAsset } from "../marked-asset.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

/** Balancer's Vault of version 2: one address on every chain, and the zero address for the chain's own currency. */
const FUNDS = "(address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds";
const GIVEN_IN = 0n;
const GIVEN_OUT = 1n;

function vaultFunction(signature: string, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "balancer_v2", signature, payable: true, belongsTo: mayBe("balancer_v2"), read };
}

/** Whose funds and to whom; balances inside the Vault are no tokens in the account. */
function partiesOf(funds: Values, { from }: Envelope): Pick<Facets, "recipient" | "owner"> {
  if (funds.fromInternalBalance === true || funds.toInternalBalance === true) {
    throw new NotUnderstood(
      "The trade uses balances inside Balancer's Vault instead of tokens.",
      "Trade from and to the account's own tokens.",
    );
  }
  const sender = funds.sender as Address;
  return { recipient: funds.recipient as Address, ...(sender === from ? {} : { owner: sender }) };
}

function isGivenIn(kind: bigint): boolean {
  if (kind !== GIVEN_IN && kind !== GIVEN_OUT) throw new Malformed(`there is no kind of trade ${kind}`);
  return kind === GIVEN_IN;
}

const swap = vaultFunction(
  `swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, ${FUNDS}, uint256 limit, uint256 deadline)`,
  (values, envelope) => {
    const { kind, assetIn, assetOut, amount } = values.singleSwap as Values;
    const [fixed, limit] = [amount as bigint, values.limit as bigint];
    const isIn = isGivenIn(kind as bigint);
    const sold = markedOrZeroAsset(envelope.chainId, assetIn as Address);
    const bought = markedOrZeroAsset(envelope.chainId, assetOut as Address);
    return {
      operation: "swap",
      amountIn: isIn
        ? { asset: sold, baseUnits: fixed }
        : { asset: sold, baseUnits: limit, bound: "at most" },
      amountOut: isIn
        ? { asset: bought, baseUnits: limit, bound: "at least" }
        : { asset: bought, baseUnits: fixed },
      ...partiesOf(values.funds as Values, envelope),
      deadline: values.deadline as bigint,
    };
  },
);

/** The limits are what the sender pays at most, and, below zero, what he gets at least, one for each asset. */
const batchSwap = vaultFunction(
  `batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, ${FUNDS}, int256[] limits, uint256 deadline)`,
  (values, envelope) => {
    const assets = values.assets as Address[];
    const limits = values.limits as bigint[];
    const swaps = values.swaps as Values[];
    if (assets.length !== limits.length) throw new Malformed("it has not as many limits as assets");
    const paid = limits.flatMap((limit, index) => (limit > 0n ? [index] : []));
    const got = limits.flatMap((limit, index) => (limit < 0n ? [index] : []));
    const [input] = paid;
    const [output] = got;
    if (input === undefined || output === undefined || paid.length > 1 || got.length > 1) {
      throw new NotUnderstood(
        "The batch of trades does not fix one asset that is paid and one that is got.",
        "Bound what is paid and what is got by limits above and below zero, and set the others to zero.",
      );
    }
    const isIn = isGivenIn(values.kind as bigint);
    const amountAt = (index: number): MovedAmount => {
      const limit = limits[index] ?? 0n;
      const asset = markedOrZeroAsset(envelope.chainId, assets[index] as Address);
      return { asset, baseUnits: limit < 0n ? -limit : limit };
    };
    const first = isIn ? "assetInIndex" : "assetOutIndex";
    const fixed = swaps
      .filter((one) => one[first] === BigInt(isIn ? input : output))
      .reduce((sum, one) => sum + (one.amount as bigint), 0n);
    const [most, least] = [amountAt(input), amountAt(output)];
    return {
      operation: "swap",
      amountIn: isIn && fixed === most.baseUnits ? most : { ...most, bound: "at most" },
      amountOut: !isIn && fixed === least.baseUnits ? least : { ...least, bound: "at least" },
      ...partiesOf(values.funds as Values, envelope),
      deadline: values.deadline as bigint,
    };
  },
);

export const balancer = [swap, batchSwap];
