import { expect } from "chai";
import {
  AAVE_POOL,
  COMET_USDC,
  FRIEND,
  PUDGY,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave, comet } from "../../../corpus/encoders/lending.ts";
import { erc20, erc721 } from "../../../corpus/encoders/tokens.ts";
import { v3 } from "../../../corpus/encoders/uniswap.ts";
import { judge } from "../../../corpus/judge.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

type Given = Record<string, unknown>;

const MILLI = ETHER / 1000n;
const paid = (to: string, dollars: bigint) => erc20.call(USDC, "transfer", [to, dollars * USD6]);
const allowed = (to: string, dollars: bigint) => erc20.call(USDC, "approve", [to, dollars * USD6]);
const all = (...transactions: Given[]): Given => ({ transactions });
const sold = (dollars: bigint, least: bigint, fee: number) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, WETH, fee, USER, SOON, dollars * USD6, least, 0]]);

/** A right text and its wrong twin. */
function tells(rule: string, tx: Given, right: string, wrong: string): void {
  const decide = (intent: string) => judge({ rule, intent, tx, metadata: AT_PRICES }).verdict.decision;
  it(`${rule}: ${wrong}`, () => {
    expect(decide(right), right).to.equal("PASS");
    expect(decide(wrong), wrong).to.equal("REJECT");
  });
}

describe("who and what are told for each other", () => {
  tells(
    "the collection and who gets of it",
    erc721.call(PUDGY, "safeTransferFrom", [USER, FRIEND, 42]),
    `transfer: nft=${PUDGY} id=42 to=${FRIEND}`,
    `transfer: nft=${FRIEND} id=42 to=${PUDGY}`,
  );
  tells(
    "who pays and who is paid",
    erc20.call(USDC, "transferFrom", [FRIEND, USER, 400n * USD6]),
    `transfer\nfrom: ${FRIEND}\nto: me\nUSDC 400\nThe share, please pay it`,
    `transfer\nfrom: me\nto: ${FRIEND}\nUSDC 400\nThe share, please pay it`,
  );
  tells(
    "who lets and who sends",
    all(allowed(V2_ROUTER, 119n), { from: USER, to: FRIEND, value: `${1700n * MILLI}`, chainId: 1 }),
    `Approve 119 USDC for Uniswap V2 and let ${FRIEND} have 1.7 ETH.`,
    `Approve 119 USDC for Uniswap V2 and let ${FRIEND} send 1.7 ETH to the user.`,
  );
  tells(
    "who is paid and who may spend",
    all(paid(FRIEND, 195n), allowed(STRANGER, 736n)),
    `${FRIEND} gets a payment of 195 USDC, ${STRANGER} an approval of 736.`,
    `${FRIEND} gets an approval of 195 USDC, ${STRANGER} a payment of 736.`,
  );
  tells(
    "the pools that give and take",
    all(
      aave.call(AAVE_POOL, "withdraw", [USDC, 600n * USD6, USER]),
      allowed(COMET_USDC, 600n),
      comet.call(COMET_USDC, "supply", [USDC, 600n * USD6]),
    ),
    `Withdraw 600 USDC from Aave V3, and supply 600 USDC to Compound V3 ${COMET_USDC}.`,
    `Withdraw 600 USDC from Compound V3 ${COMET_USDC}, and supply 600 USDC to Aave V3.`,
  );
});

describe("the sides of a trade", () => {
  tells(
    "the leasts of two trades",
    all(sold(280n, 92n * MILLI, 500), sold(281n, 91n * MILLI, 500)),
    "Two swaps on Uniswap V3 please:\n• 280 USDC to WETH, 0.092 at least\n• 281 USDC to WETH, 0.091 at least",
    "Two swaps on Uniswap V3 please:\n• 280 USDC to WETH, 0.091 at least\n• 281 USDC to WETH, 0.092 at least",
  );
  tells(
    "a sale is no purchase",
    sold(3000n, 990n * MILLI, 500),
    "On Uniswap V3 buy at least 0.99 WETH for 3000 USDC, as the bakery needs it.",
    "On Uniswap V3 sell at least 0.99 WETH for 3000 USDC, as the bakery needs the cash for flour.",
  );
  tells(
    "what goes out and what comes in",
    sold(750n, 240n * MILLI, 500),
    "out with 750 USDC, in with WETH, 0.24 as the least, all on uniswap v3",
    "out with 0.24 WETH, in with USDC, 750 as the hurdle, all on uniswap v3",
  );
  tells(
    "what is what one would like to get",
    sold(4125n, (13695n * MILLI) / 10n, 500),
    "4,125 USDC is what I'd like to sell for at least 1.3695 WETH, over Uniswap V3 please.",
    "4,125 USDC is what I'd like to get for 1.3695 of my WETH, over Uniswap V3 please.",
  );
  tells(
    "two trades are not one",
    sold(3000n, 990n * MILLI, 500),
    "Uniswap V3 swap of 3000 USDC for 0.99 WETH or more",
    "Two Uniswap V3 swaps of 3000 USDC for 0.99 WETH or more",
  );
  tells(
    "what is joined is not traded",
    sold(2980n, 990n * MILLI, 500),
    "would u pls use uniswap v3 for me with 2980 usdc, 0.99 weth or more coming out",
    "would u pls join a uniswap v3 pool for me with 2980 usdc and 0.99 weth",
  );
});
