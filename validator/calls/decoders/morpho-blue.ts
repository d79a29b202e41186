import { keccak256 } from "ethers/crypto";
import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { MAX_UINT256 } from "../../decimals/quantity.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import type { Peculiarity } from "../peculiarity.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { bundler } from "./morpho-blue/bundler.ts";
import { marketDeed } from "./morpho-blue/market-deed.ts";
import { isKnownMarket } from "./morpho-blue/markets.ts";

const MARKET =
  "(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams";

interface Market {
  id: string;
  params: Values;
  peculiarities: Peculiarity[];
}

/** These put something into a market; the others only deal with what the account has there already. */
const ENTERING = new Set(["supply", "supplyCollateral"]);

/**
 * Anybody may open a market, and its oracle decides what a loan may be taken against: something is put only into known
 * ones unasked. What is there already comes back, or is paid back, whatever the market is.
 */
function marketOf(name: string, values: Values, { chainId }: Envelope): Market {
  const params = values.marketParams as Values;
  const { loanToken, collateralToken, oracle, irm, lltv } = params;
  const words = [loanToken, collateralToken, oracle, irm].map((one) =>
    String(one).slice(2).padStart(64, "0"),
  );
  const market = keccak256(`0x${words.join("")}${(lltv as bigint).toString(16).padStart(64, "0")}`);
  if (values.data !== undefined && values.data !== "0x") {
    throw new NotUnderstood(
      "The call carries instructions that are run before it is paid.",
      "Send it without `data`.",
    );
  }
  const isKnown = !ENTERING.has(name) || isKnownMarket(chainId, market);
  return {
    id: market,
    params,
    peculiarities: isKnown ? [] : [{ choice: "unknown market", market, oracle: oracle as Address }],
  };
}

/** Either assets or shares are fixed; what shares are worth only the chain knows, so that the intent has to name them. */
function sharesOf({ shares }: Values): Peculiarity[] {
  if (shares === undefined || shares === 0n || shares === MAX_UINT256) return [];
  return [{ choice: "described value", label: "shares", value: String(shares) }];
}

type Read = (amount: MovedAmount, values: Values) => Facets;

function marketFunction(name: string, rest: string, side: "loan" | "collateral", read: Read): CallDecoder {
  return {
    protocol: "morpho_blue",
    signature: `${name}(${MARKET}, ${rest})`,
    payable: false,
    belongsTo: mayBe("morpho_blue"),
    read(values, envelope) {
      const { id, params, peculiarities } = marketOf(name, values, envelope);
      const loan = tokenAt(envelope.chainId, params.loanToken as Address);
      const collateral = tokenAt(envelope.chainId, params.collateralToken as Address);
      const asset = side === "loan" ? loan : collateral;
      // Morpho's bundler takes the largest number for all that there is.
      const isAll = values.shares === MAX_UINT256 || values.assets === MAX_UINT256;
      const amount: MovedAmount = isAll
        ? { asset, baseUnits: MAX_UINT256, bound: "all" }
        : { asset, baseUnits: values.assets as bigint };
      const shares = sharesOf(values);
      peculiarities.push(...shares);
      const { amountIn, amountOut, ...facets } = read(amount, values);
      return {
        ...facets,
        ...(shares.length === 0 && amountIn ? { amountIn } : {}),
        ...(shares.length === 0 && amountOut ? { amountOut } : {}),
        market: loan,
        marketCollateral: collateral,
        deed: marketDeed(name, id, { loan, collateral, amount, values, params }, envelope),
        ...(peculiarities.length > 0 ? { peculiarities } : {}),
      };
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
  bundler,
];
