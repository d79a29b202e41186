import { keccak256 } from "ethers/crypto";
import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { isKnownMarket } from "./morpho-blue/markets.ts";

const MARKET =
  "(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams";

/** Anybody may open a market, and its oracle decides what a loan may be taken against: only known ones are trusted. */
function marketOf(values: Values, { chainId }: Envelope): Values {
  const market = values.marketParams as Values;
  const { loanToken, collateralToken, oracle, irm, lltv } = market;
  const words = [loanToken, collateralToken, oracle, irm].map((one) =>
    String(one).slice(2).padStart(64, "0"),
  );
  const id = keccak256(`0x${words.join("")}${(lltv as bigint).toString(16).padStart(64, "0")}`);
  if (!isKnownMarket(chainId, id)) {
    throw new NotUnderstood(
      `No table knows Morpho's market ${id}, whose oracle ${oracle} decides what its collateral is worth.`,
      "Use a market that the arbiter knows, or one of Morpho's vaults.",
    );
  }
  if (values.data !== undefined && values.data !== "0x") {
    throw new NotUnderstood(
      "The call carries instructions that are run before it is paid.",
      "Send it without `data`.",
    );
  }
  return market;
}

/** Either assets or shares are fixed; what shares are worth only the chain knows. */
function assetsOf(values: Values): bigint {
  if (values.shares !== undefined && values.shares !== 0n) {
    throw new NotUnderstood(
      "The call fixes shares of the market instead of an amount of its token.",
      "Fix the amount in `assets`, with 0 shares.",
    );
  }
  return values.assets as bigint;
}

type Read = (amount: MovedAmount, values: Values) => Facets;

function marketFunction(name: string, rest: string, side: "loan" | "collateral", read: Read): CallDecoder {
  return {
    protocol: "morpho_blue",
    signature: `${name}(${MARKET}, ${rest})`,
    payable: false,
    belongsTo: mayBe("morpho_blue"),
    read(values, envelope) {
      const market = marketOf(values, envelope);
      const loan = tokenAt(envelope.chainId, market.loanToken as Address);
      const collateral = tokenAt(envelope.chainId, market.collateralToken as Address);
      const amount = { asset: side === "loan" ? loan : collateral, baseUnits: assetsOf(values) };
      return { ...read(amount, values), market: loan };
    },
  };
}

const SHARED = "uint256 assets, uint256 shares, address onBehalf";
const credited = (values: Values) => ({ recipient: values.onBehalf as Address });
/** What leaves the market goes to the receiver, out of what belongs to `onBehalf`. */
const paidOut = (values: Values) => ({
  recipient: values.receiver as Address,
  owner: values.onBehalf as Address,
});

const authorize: CallDecoder = {
  protocol: "morpho_blue",
  signature: "setAuthorization(address authorized, bool newIsAuthorized)",
  payable: false,
  belongsTo: mayBe("morpho_blue"),
  read: (values) => ({
    operation: values.newIsAuthorized ? "approve" : "revoke",
    spender: values.authorized as Address,
    approvesAll: values.newIsAuthorized === true,
  }),
};

export const morphoBlue = [
  marketFunction("supply", `${SHARED}, bytes data`, "loan", (amountIn, values) => ({
    operation: "supply",
    amountIn,
    ...credited(values),
  })),
  marketFunction(
    "supplyCollateral",
    "uint256 assets, address onBehalf, bytes data",
    "collateral",
    (amountIn, values) => ({ operation: "supply", amountIn, ...credited(values) }),
  ),
  marketFunction("repay", `${SHARED}, bytes data`, "loan", (amountIn, values) => ({
    operation: "repay",
    amountIn,
    ...credited(values),
  })),
  marketFunction("borrow", `${SHARED}, address receiver`, "loan", (amountOut, values) => ({
    operation: "borrow",
    amountOut,
    ...paidOut(values),
  })),
  marketFunction("withdraw", `${SHARED}, address receiver`, "loan", (amountOut, values) => ({
    operation: "withdraw",
    amountOut,
    ...paidOut(values),
  })),
  marketFunction(
    "withdrawCollateral",
    "uint256 assets, address onBehalf, address receiver",
    "collateral",
    (amountOut, values) => ({ operation: "withdraw", amountOut, ...paidOut(values) }),
  ),
  authorize,
];
