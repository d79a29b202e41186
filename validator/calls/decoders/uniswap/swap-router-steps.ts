import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Holder, Ledger } from "./ledger.ts";
import { atLeast, exactly, type Range, upTo } from "./range.ts";
import { mapped } from "./router-constants.ts";
import { packedPath, type TradePath, tokenPath } from "./trade-path.ts";

export type RouterName = "Uniswap V3 SwapRouter" | "Uniswap V3 SwapRouter02";

/** One function of the V3 routers, as a step of a plan. */
export interface RouterStep {
  signature: string;
  /** The only one of the routers that has it; absent where all have. */
  router?: RouterName;
  apply(ledger: Ledger, values: Values): void;
}

type Recipient = (ledger: Ledger, address: Address) => Holder;

/** SwapRouter keeps what goes to the zero address. */
const inSwapRouter: Recipient = (ledger, address) =>
  address === ZERO_ADDRESS ? "router" : ledger.holder(address);

/** The routers pay WETH with the ETH that they hold, if it is enough. */
export function payPool(ledger: Ledger, token: Address, payer: "sender" | "router", amount: Bounded): void {
  const ether = ledger.holding("native");
  if (ether.max !== 0n && token === ledger.wrapped()) {
    if (ether.min >= amount.max) {
      ledger.draw("native", amount);
      return;
    }
    if (ether.max === undefined || ether.max >= amount.min) {
      throw new NotUnderstood(
        "Whether the plan spends the attached currency or the wrapped token depends on the price.",
        "Attach the whole maximum as value, or nothing.",
      );
    }
  }
  if (payer === "router") ledger.draw(token, amount);
  else ledger.spend(token, amount);
}

interface Bounded extends Range {
  max: bigint;
}

interface Order {
  path: TradePath;
  amount: bigint;
  /** The least that comes out, or the most that goes in. */
  limit: bigint;
  to: Holder;
  /** The price at which the trade stops short; 0 for none. */
  priceLimit?: bigint;
  /** SwapRouter02 sells what it holds where the amount is 0. */
  zeroIsBalance?: boolean;
  venue?: string;
}

function sellExactly(ledger: Ledger, order: Order): void {
  const { path, amount, limit, to, priceLimit = 0n, venue = "uniswap_v3" } = order;
  if (order.zeroIsBalance && amount === 0n) {
    const all = ledger.drawAll(path.from);
    if (all.max === 0n)
      throw new Malformed("it sells the router's balance of a token that the router has not got");
  } else {
    const sold = { min: priceLimit === 0n ? amount : 0n, max: amount };
    payPool(ledger, path.from, "sender", sold);
  }
  ledger.buy(venue, path.to, path.poolFees, to, atLeast(limit));
}

function buyExactly(ledger: Ledger, order: Order): void {
  const { path, amount, limit, to, priceLimit = 0n, venue = "uniswap_v3" } = order;
  payPool(ledger, path.from, "sender", { min: 0n, max: limit });
  // With a price limit the router does not insist on the whole amount.
  ledger.buy(venue, path.to, path.poolFees, to, priceLimit === 0n ? exactly(amount) : upTo(amount));
}

const singlePool = ({ tokenIn, tokenOut, fee }: Values): TradePath => ({
  from: tokenIn as Address,
  to: tokenOut as Address,
  poolFees: [fee as bigint],
});

function swaps(recipient: Recipient, deadline: "deadline" | "no deadline"): RouterStep[] {
  const until = deadline === "deadline" ? "uint256 deadline, " : "";
  const zeroIsBalance = deadline === "no deadline";
  const order = (ledger: Ledger, given: Values, path: TradePath): Order => {
    if (given.deadline !== undefined) ledger.until(given.deadline as bigint);
    return {
      path,
      amount: (given.amountIn ?? given.amountOut) as bigint,
      limit: (given.amountOutMinimum ?? given.amountInMaximum) as bigint,
      to: recipient(ledger, given.recipient as Address),
      ...(given.sqrtPriceLimitX96 !== undefined && { priceLimit: given.sqrtPriceLimitX96 as bigint }),
      zeroIsBalance,
    };
  };
  return [
    {
      signature: `exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, ${until}uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)`,
      apply: (ledger, { params }) =>
        sellExactly(ledger, order(ledger, params as Values, singlePool(params as Values))),
    },
    {
      signature: `exactInput((bytes path, address recipient, ${until}uint256 amountIn, uint256 amountOutMinimum) params)`,
      apply: (ledger, { params }) =>
        sellExactly(ledger, order(ledger, params as Values, packedPath((params as Values).path, "forward"))),
    },
    {
      signature: `exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, ${until}uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)`,
      apply: (ledger, { params }) =>
        buyExactly(ledger, order(ledger, params as Values, singlePool(params as Values))),
    },
    {
      signature: `exactOutput((bytes path, address recipient, ${until}uint256 amountOut, uint256 amountInMaximum) params)`,
      apply: (ledger, { params }) =>
        buyExactly(ledger, order(ledger, params as Values, packedPath((params as Values).path, "backward"))),
    },
  ];
}

/** The V2 trades of SwapRouter02, which are those of the V2 router without a deadline. */
const v2Swaps: RouterStep[] = [
  {
    signature: "swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)",
    apply: (ledger, { amountIn, amountOutMin, path, to }) =>
      sellExactly(ledger, {
        path: tokenPath(path),
        amount: amountIn as bigint,
        limit: amountOutMin as bigint,
        to: mapped(ledger, to as Address),
        zeroIsBalance: true,
        venue: "uniswap_v2",
      }),
  },
  {
    signature: "swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)",
    apply: (ledger, { amountOut, amountInMax, path, to }) =>
      buyExactly(ledger, {
        path: tokenPath(path),
        amount: amountOut as bigint,
        limit: amountInMax as bigint,
        to: mapped(ledger, to as Address),
        venue: "uniswap_v2",
      }),
  },
];

const of = (router: RouterName, steps: RouterStep[]): RouterStep[] =>
  steps.map((step) => ({ ...step, router }));

export const swapSteps: readonly RouterStep[] = [
  ...of("Uniswap V3 SwapRouter", swaps(inSwapRouter, "deadline")),
  ...of("Uniswap V3 SwapRouter02", [...swaps(mapped, "no deadline"), ...v2Swaps]),
];
