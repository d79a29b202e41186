import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import type { PositionChange } from "../../call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";
import { marketAt } from "./markets.ts";

function marketsAt(chainId: number, cTokens: readonly Address[]): Asset[][] {
  return cTokens.map((address) => {
    const market = marketAt(chainId, address);
    return market ? [market.underlying, market.cToken] : [];
  });
}

function collateral(isUsed: boolean, chainId: number, cTokens: readonly Address[]): PositionChange {
  const unknown = cTokens.filter((cToken) => !marketAt(chainId, cToken));
  return {
    of: "collateral",
    isUsed,
    markets: marketsAt(chainId, cTokens),
    ...(unknown.length > 0 && { unknown }),
  };
}

const symbols = ["COMP"];

function comptrollerFunction(signature: string, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "compound_v2", signature, payable: false, belongsTo: mayBe("compound_v2"), read };
}

export const comptroller = [
  comptrollerFunction("enterMarkets(address[] cTokens)", (values, { chainId }) => ({
    operation: "administer",
    positionChange: collateral(true, chainId, values.cTokens as Address[]),
  })),
  comptrollerFunction("exitMarket(address cTokenAddress)", (values, { chainId }) => ({
    operation: "administer",
    positionChange: collateral(false, chainId, [values.cTokenAddress as Address]),
  })),
  comptrollerFunction("claimComp(address holder)", (values) => ({
    operation: "claim",
    claimed: { symbols },
    recipient: values.holder as Address,
  })),
  comptrollerFunction("claimComp(address holder, address[] cTokens)", (values, { chainId }) => ({
    operation: "claim",
    claimed: { symbols, markets: marketsAt(chainId, values.cTokens as Address[]) },
    recipient: values.holder as Address,
  })),
  comptrollerFunction(
    "claimComp(address[] holders, address[] cTokens, bool borrowers, bool suppliers)",
    (values, { chainId }) => {
      const [holder, ...others] = values.holders as Address[];
      return {
        operation: "claim",
        claimed: { symbols, markets: marketsAt(chainId, values.cTokens as Address[]) },
        ...(holder === undefined ? {} : { recipient: holder }),
        ...(others.length === 0 ? {} : { peculiarities: [{ choice: "claim for others" as const, others }] }),
      };
    },
  ),
];
