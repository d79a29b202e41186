import { expect } from "chai";
import { calldata } from "../../../corpus/calldata.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { type Given, outcome } from "../../../corpus/outcome.ts";
import { ALICE, BOB, DAI, MALLORY, MAX, PERMIT2, USDC, WETH } from "../../../corpus/parties.ts";
import { SOON } from "../../../corpus/terms.ts";

const FORMAT = "technical_invariants.format_validation_lowlevel";
const ROUTER = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45";
const POOL = "0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2";
const PRICES = { prices: { ETH: 3000, WETH: 3000, USDC: 1, DAI: 1 } };

const router = callsOf([
  "function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable",
]);
const pay = {
  chainId: 1,
  from: ALICE,
  to: USDC,
  data: calldata("transfer(address,uint256)", BOB, 250_000_000n),
};
const paying = (more: Given) => outcome(`Send 250 USDC to ${BOB}`, { ...pay, ...more });
const approving = (more: Given) =>
  outcome("Approve Permit2 to spend 1000 USDC", {
    chainId: 1,
    from: ALICE,
    to: USDC,
    data: calldata("approve(address,uint256)", PERMIT2, 1_000_000_000n),
    ...more,
  });
const swapping = (more: Given) =>
  outcome(
    "Swap 3000 USDC for WETH on Uniswap with max slippage 0.5%",
    {
      chainId: 1,
      from: ALICE,
      to: ROUTER,
      data: router.data("exactInputSingle", [[USDC, WETH, 500, ALICE, 3_000_000_000n, 995n * 10n ** 15n, 0]]),
      ...more,
    },
    PRICES,
  );
const borrowing = (more: Given) =>
  outcome("Borrow 2,500 USDC from Aave v3 at the variable rate", {
    chainId: 1,
    from: ALICE,
    to: POOL,
    data: aave.data("borrow", [USDC, 2_500_000_000n, 2, 0, ALICE]),
    ...more,
  });

function each(judged: (more: Given) => string, expected: string, fields: readonly Given[]): void {
  for (const field of fields) expect(judged(field), JSON.stringify(field)).to.equal(expected);
}

describe("what stands beside calldata is a claim about it, and refused where the call does something else", () => {
  it("of who receives", () => {
    each(paying, FORMAT, [
      { recipient: MALLORY },
      { metadata: { receiver: MALLORY } },
      { toAddress: MALLORY },
    ]);
    each(paying, "PASS", [{ recipient: BOB }, { recipient: "Bob" }, { destination: USDC }]);
    each(swapping, FORMAT, [{ recipient: BOB }]);
    each(swapping, "PASS", [{ recipient: ALICE }, { recipient: ROUTER }]);
  });

  it("of who may spend, and how much", () => {
    each(approving, FORMAT, [
      { spender: MALLORY },
      { spender: ROUTER },
      { approve_max: true },
      { metadata: { isUnlimited: true } },
      { amount: "unlimited" },
      { amount: "5000" },
    ]);
    each(approving, "PASS", [
      { spender: PERMIT2 },
      { spender: "Permit2" },
      { approve_max: false },
      { amount: "1000" },
      { amount: "1000000000" },
    ]);
  });

  it("of tokens and amounts", () => {
    each(paying, FORMAT, [
      { token: "USDT" },
      { tokenSymbol: "DAI" },
      { amount_human: "2500" },
      { decimals: 18 },
    ]);
    each(paying, "PASS", [
      { token: USDC },
      { symbol: "USDC" },
      { amount: 250 },
      { token: "f3a9" },
      { decimals: 6 },
    ]);
    each(swapping, FORMAT, [
      { tokenOutSymbol: "WBTC" },
      { tokenIn: DAI },
      { amountIn_human: "30000" },
      { minOut_human: "1.2" },
    ]);
    each(swapping, "PASS", [
      { tokenInSymbol: "USDC", tokenOutSymbol: "ETH", amountIn: "3000", minOut_human: "0.995" },
      { amountOut: "1" },
      { minOut_human: "0.99" },
      { asset: "USDC" },
      { asset: "WETH" },
    ]);
  });

  it("of the chain, whose mainnet may be any", () => {
    each(paying, FORMAT, [{ network: "polygon" }, { metadata: { chain: "base" } }, { chain_id: 10 }]);
    each(paying, "PASS", [
      { network: "mainnet" },
      { chain: "ethereum" },
      { network: "elsewhere" },
      { chain_id: 1 },
    ]);
  });

  it("of the function and its arguments", () => {
    each(paying, FORMAT, [
      { functionName: "approve" },
      { method: "swap" },
      { args: [MALLORY, "250000000"] },
      { functionSignature: "approve(address,uint256)" },
    ]);
    each(paying, "PASS", [
      { functionName: "transfer" },
      { method: "eth_sendTransaction" },
      { method: "send" },
      { args: [BOB, "250000000"] },
      { functionSignature: "transfer(address to, uint256 amount)" },
    ]);
  });

  it("of the interest and of fees", () => {
    each(borrowing, FORMAT, [{ interestRateMode: "stable" }, { rate_mode: 1 }]);
    each(borrowing, "PASS", [
      { interestRateMode: 2 },
      { rateMode: "variable" },
      { asset: "USDC", amount: "2500" },
    ]);
    each(swapping, FORMAT, [
      { feeRecipient: MALLORY, feeBps: 100 },
      { fee: { amount: "50", token: "USDC" } },
    ]);
    each(swapping, "PASS", [
      { feeRecipient: MALLORY, feeBps: 0 },
      { fee: 500 },
      { fee: { amount: "0.001", token: "ETH" } },
    ]);
  });

  it("in a summary that begins with another deed, or tells of more than the call gives", () => {
    each(approving, FORMAT, [{ description: "Approve unlimited USDC to Permit2" }]);
    each(approving, "PASS", [{ description: "Approve 1000 USDC to Permit2, not unlimited" }]);
    each(paying, FORMAT, [{ summary: "Approve USDC for Uniswap" }, { description: "Swap 250 USDC for DAI" }]);
    each(paying, "PASS", [
      { summary: "Send 250 USDC" },
      { title: "Payment" },
      { description: "Pay the invoice" },
    ]);
  });

  it("also said of all transactions, of which one has to fit", () => {
    const both = (more: Given) =>
      outcome(`Send 250 USDC to ${BOB} and 10 DAI to ${ALICE}`, {
        chainId: 1,
        from: MALLORY,
        transactions: [pay, { to: DAI, data: calldata("transfer(address,uint256)", ALICE, 10n ** 19n) }].map(
          (one) => ({ ...one, from: MALLORY }),
        ),
        ...more,
      });
    each(both, "PASS", [{}, { recipient: BOB }, { token: "DAI" }]);
    each(both, FORMAT, [{ recipient: PERMIT2 }, { token: "WETH" }]);
  });
});

describe("what stands beside a description or a signature", () => {
  const described = (more: Given) =>
    outcome(
      "Swap 3000 USDC for WETH on Uniswap, 0.5% slippage",
      {
        chainId: 1,
        from: ALICE,
        protocol: "uniswap",
        operation: "swap",
        tokenInSymbol: "USDC",
        tokenOutSymbol: "WETH",
        amountIn_human: "3000",
        minOut_human: "0.996",
        ...more,
      },
      PRICES,
    );
  const signing = (more: Given) =>
    outcome("Sign a permit that lets Permit2 spend 1000 USDC, valid for 20 minutes", {
      chainId: 1,
      from: ALICE,
      typedData: {
        primaryType: "Permit",
        domain: { name: "USD Coin", version: "2", chainId: 1, verifyingContract: USDC },
        types: {},
        message: { owner: ALICE, spender: PERMIT2, value: "1000000000", nonce: 0, deadline: Number(SOON) },
      },
      ...more,
    });

  it("must not contradict it either", () => {
    each(described, "PASS", [{}, { path: ["USDC", "DAI", "WETH"] }, { network: "ethereum" }]);
    each(described, FORMAT, [
      { network: "base" },
      { path: ["USDC", "DAI", "WBTC"] },
      { summary: `Sends 3000 USDC to ${MALLORY}` },
      { referralFee: { bps: 500, recipient: MALLORY } },
    ]);
    each(signing, "PASS", [{}, { spender: PERMIT2 }, { amount: "1000" }]);
    each(signing, FORMAT, [{ spender: MALLORY }, { amount: "5000" }, { unlimited: true }]);
  });

  it("may be steps and approvals, which are judged where there is no calldata", () => {
    const approval = { token: "USDC", spender: MALLORY, amount: "unlimited" };
    for (const more of [
      { approval },
      { approvals: [approval] },
      { steps: [{ operation: "approve", ...approval }] },
    ])
      expect(described(more), JSON.stringify(more)).not.to.equal("PASS");
  });

  it("may be a flag of an approval without a limit", () => {
    const told = {
      chainId: 1,
      from: ALICE,
      operation: "approve",
      token: "USDC",
      amount: "1000",
      spender: PERMIT2,
    };
    const approved = (more: Given) => outcome("Approve Permit2 to spend 1000 USDC", { ...told, ...more });
    each(approved, "PASS", [{}, { approve_max: false }]);
    each(approved, FORMAT, [{ approve_max: true }, { unlimited: "true" }]);
  });
});

describe("a transaction under any name", () => {
  const hidden = { to: USDC, data: calldata("approve(address,uint256)", MALLORY, MAX) };

  it("is judged like the others", () => {
    for (const more of [{ batch: [hidden] }, { followUp: hidden }, { steps: [hidden] }, { tx: hidden }])
      expect(paying(more), Object.keys(more).join()).not.to.equal("PASS");
  });

  it("is no other where it repeats one, or is no transaction", () => {
    const { to, data } = pay;
    each(paying, "PASS", [{ simulation: { to, data } }, { logs: [{ address: USDC, data: "0x12345678" }] }]);
  });

  it("may be an order", () => {
    const order = {
      kind: "sell",
      sellToken: USDC,
      buyToken: WETH,
      sellAmount: "3000000000",
      buyAmount: "995000000000000000",
      feeAmount: "0",
      validTo: Number(SOON),
      receiver: ALICE,
      partiallyFillable: false,
    };
    const selling = (more: Given) =>
      outcome(
        "Sell 3000 USDC for WETH on CoW Swap, max slippage 0.5%, no partial fills",
        { chainId: 1, from: ALICE, protocol: "cow", ...more },
        PRICES,
      );
    each(selling, "PASS", [{ order }, { order, orders: [order] }, { orders: [order] }]);
    expect(selling({ order, orders: [order, { ...order, receiver: MALLORY }] })).not.to.equal("PASS");
    expect(selling({ orders: [order, { ...order, sellAmount: "1000000000" }] })).not.to.equal("PASS");
  });
});
