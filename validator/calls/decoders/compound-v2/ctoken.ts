import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { tokenAt } from "../../../data/tokens.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { toCaller } from "../to-caller.ts";
import { isMarket, isNativeMarket, isTokenMarket, type Market, marketAt } from "./markets.ts";

function marketOf({ chainId, to }: Envelope): Market {
  const market = marketAt(chainId, to);
  if (!market) throw new NotUnderstood(`${to} is no market of Compound V2.`, "Use a cToken's own address.");
  return market;
}

const underlyingOf = (envelope: Envelope): Asset => marketOf(envelope).underlying;

const supplied = (asset: Asset, baseUnits: bigint): Facets => ({
  operation: "supply",
  alsoOperation: ["mint"],
  amountIn: { asset, baseUnits },
});

/** cETH supplies whatever it is sent. */
export function supplyingByTransfer(envelope: Envelope): Facets | undefined {
  if (!isNativeMarket(envelope)) return undefined;
  return { ...toCaller(envelope), ...supplied(underlyingOf(envelope), envelope.value) };
}

function liquidated(values: Values, envelope: Envelope, baseUnits: bigint): Facets {
  const seized = values.cTokenCollateral as Address;
  const collateral = marketAt(envelope.chainId, seized)?.cToken ?? tokenAt(envelope.chainId, seized);
  return {
    operation: "repay",
    amountIn: { asset: underlyingOf(envelope), baseUnits },
    recipient: values.borrower as Address,
    peculiarities: [{ choice: "liquidation", of: values.borrower as Address, collateral }],
  };
}

type Read = (values: Values, envelope: Envelope) => Facets;

function marketFunction(
  signature: string,
  payable: boolean,
  belongsTo: (envelope: Envelope) => boolean,
  read: Read,
): CallDecoder {
  return {
    protocol: "compound_v2",
    signature,
    payable,
    belongsTo,
    read: (values, envelope) => ({ ...toCaller(envelope), ...read(values, envelope) }),
  };
}

const forTokens = (signature: string, read: Read) => marketFunction(signature, false, isTokenMarket, read);
const forNative = (signature: string, read: Read) => marketFunction(signature, true, isNativeMarket, read);
const forEither = (signature: string, read: Read) => marketFunction(signature, false, isMarket, read);

export const cToken = [
  forTokens("mint(uint256 mintAmount)", (values, envelope) =>
    supplied(underlyingOf(envelope), values.mintAmount as bigint),
  ),
  forNative("mint()", (_, envelope) => supplied(underlyingOf(envelope), envelope.value)),
  // Counted in cTokens, which are worth another number of the underlying every block.
  forEither("redeem(uint256 redeemTokens)", (values, envelope) => ({
    operation: "withdraw",
    amountIn: { asset: marketOf(envelope).cToken, baseUnits: values.redeemTokens as bigint },
  })),
  forEither("redeemUnderlying(uint256 redeemAmount)", (values, envelope) => ({
    operation: "withdraw",
    amountOut: { asset: underlyingOf(envelope), baseUnits: values.redeemAmount as bigint },
  })),
  forEither("borrow(uint256 borrowAmount)", (values, envelope) => ({
    operation: "borrow",
    amountOut: { asset: underlyingOf(envelope), baseUnits: values.borrowAmount as bigint },
  })),
  forTokens("repayBorrow(uint256 repayAmount)", (values, envelope) => ({
    operation: "repay",
    amountIn: amountOrAll(underlyingOf(envelope), values.repayAmount as bigint),
  })),
  forNative("repayBorrow()", (_, envelope) => ({
    operation: "repay",
    amountIn: { asset: underlyingOf(envelope), baseUnits: envelope.value },
  })),
  forTokens("repayBorrowBehalf(address borrower, uint256 repayAmount)", (values, envelope) => ({
    operation: "repay",
    amountIn: amountOrAll(underlyingOf(envelope), values.repayAmount as bigint),
    recipient: values.borrower as Address,
  })),
  forNative("repayBorrowBehalf(address borrower)", (values, envelope) => ({
    operation: "repay",
    amountIn: { asset: underlyingOf(envelope), baseUnits: envelope.value },
    recipient: values.borrower as Address,
  })),
  forTokens(
    "liquidateBorrow(address borrower, uint256 repayAmount, address cTokenCollateral)",
    (values, envelope) => liquidated(values, envelope, values.repayAmount as bigint),
  ),
  forNative("liquidateBorrow(address borrower, address cTokenCollateral)", (values, envelope) =>
    liquidated(values, envelope, envelope.value),
  ),
];
