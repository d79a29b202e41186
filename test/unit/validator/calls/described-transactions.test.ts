import { expect } from "chai";
import type { Call } from "../../../../validator/calls/call.ts";
import { rawTransactions, readCalls } from "../../../../validator/calls/read-calls.ts";
import { calldata } from "../../../corpus/calldata.ts";
import { ALICE, BOB, DAI, ETHER, MALLORY, MAX, PERMIT2, USDC, WETH } from "../../../corpus/parties.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const read = (proposed: Record<string, unknown>) => readCalls(rawTransactions(proposed), 1);
const callOf = (proposed: Record<string, unknown>): Call => {
  const { calls, unreadable } = read(proposed);
  const [call] = calls;
  if (!call || unreadable.length > 0) throw new Error(unreadable[0]?.problem ?? "no call");
  return call;
};
const refusalOf = (proposed: Record<string, unknown>) => read(proposed).unreadable[0];

describe("a CoW order in `order`", () => {
  const order = (more: Record<string, unknown> = {}) => ({
    from: ALICE,
    order: {
      kind: "sell",
      sellToken: USDC,
      buyToken: WETH,
      sellAmount: "3000000000",
      buyAmount: ETHER.toString(),
      feeAmount: "0",
      validTo: 1_900_000_000,
      receiver: BOB,
      partiallyFillable: false,
      sellTokenBalance: "erc20",
      buyTokenBalance: "erc20",
      ...more,
    },
  });

  it("to sell is a swap of just so much for at least so much", () => {
    const call = callOf(order());
    expect(call).to.include({
      protocol: "cow",
      contract: "CoW Settlement",
      operation: "swap",
      recipient: BOB,
      deadline: 1_900_000_000n,
      partiallyFillable: false,
      described: true,
    });
    expect(call.amountIn).to.include({ baseUnits: 3_000_000_000n });
    expect(call.amountIn).not.to.have.property("bound");
    expect(call.amountOut).to.include({ baseUnits: ETHER, bound: "at least" });
  });

  it("to buy is a swap of at most so much for just so much", () => {
    const call = callOf(order({ kind: "buy" }));
    expect(call.amountIn).to.include({ bound: "at most" });
    expect(call.amountOut).not.to.have.property("bound");
  });

  it("without a receiver pays its owner", () => {
    for (const receiver of [undefined, null, NOBODY])
      expect(callOf(order({ receiver })).recipient).to.equal(ALICE);
  });

  it("takes symbols, people's amounts and the marker of ether", () => {
    const call = callOf(
      order({
        sellToken: "USDC",
        buyToken: "0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE",
        sellAmount: undefined,
        sellAmount_human: "3000.5",
      }),
    );
    expect(call.amountIn).to.include({ baseUnits: 3_000_500_000n });
    expect(call.amountOut?.asset.contract).to.equal("native");
  });

  it("shows its fee, its partner's fee, hooks and balances elsewhere", () => {
    const appData = JSON.stringify({
      metadata: { hooks: { pre: [] }, partnerFee: { bps: 50, recipient: MALLORY } },
    });
    const call = callOf(order({ feeAmount: "7", appData, sellTokenBalance: "internal" }));
    expect(call.fees?.[0]).to.deep.nested.include({ "amount.baseUnits": 7n });
    expect(call.fees?.[1]).to.deep.equal({ recipient: MALLORY, bips: 50n });
    expect(call.peculiarities).to.have.length(2);
  });

  it("that is incomplete or no order is refused", () => {
    const broken = [
      { kind: "give" },
      { kind: undefined },
      { sellToken: undefined },
      { sellToken: "NOSUCHTOKEN" },
      { sellAmount: "three" },
      { sellAmount: "-5" },
      { sellAmount_human: "1" },
      { buyAmount: null },
      { validTo: "soon" },
      { receiver: "bob" },
      { partiallyFillable: "no" },
      { appData: "{" },
    ];
    for (const more of broken) expect(refusalOf(order(more)), JSON.stringify(more)).to.be.an("object");
  });
});

describe("a described transaction", () => {
  const swap = {
    protocol: "uniswap",
    operation: "swap",
    tokenInSymbol: "USDC",
    tokenOutSymbol: "WETH",
    amountIn_human: "500",
    minOut_human: 0.15,
    from: ALICE,
  };

  it("to swap has the tokens, the amount and the minimum that it tells", () => {
    const call = callOf(swap);
    expect(call).to.include({ operation: "swap", described: true, recipient: ALICE, protocol: "uniswap" });
    expect(call.amountIn).to.include({ baseUnits: 500_000_000n });
    expect(call.amountOut).to.include({ baseUnits: 150_000_000_000_000_000n, bound: "at least" });
  });

  it("describes nothing beside an empty list of transactions, and something where the transaction stands at the top", () => {
    expect(refusalOf({ ...swap, transactions: [] })).to.include({ kind: "malformed", actual: "none" });
    expect(refusalOf({ transactions: [] })).to.include({ kind: "malformed" });
    const transfer = { to: USDC, data: calldata("transfer", BOB, 5_000_000n) };
    expect(callOf({ ...transfer, transactions: [] })).to.include({ operation: "transfer" });
  });

  it("takes the functions' names and their parameters", () => {
    const call = callOf({
      operation: "exactInputSingle",
      params: { tokenIn: USDC, tokenOut: WETH, amountIn: "500000000", amountOutMinimum: "9", recipient: BOB },
      deadline: 1_900_000_000,
    });
    expect(call).to.include({
      operation: "swap",
      recipient: BOB,
      deadline: 1_900_000_000n,
      protocol: "uniswap_v3",
    });
    expect(call.amountOut).to.include({ baseUnits: 9n });
  });

  it("without a minimum has none", () => {
    expect(callOf({ ...swap, minOut_human: undefined, amountOut_human: "1" }).amountOut).to.include({
      baseUnits: 0n,
      bound: "at least",
    });
  });

  const others: [word: string, operation: string][] = [
    ["supply", "supply"],
    ["mint", "supply"],
    ["repay", "repay"],
    ["repayBorrow", "repay"],
    ["borrow", "borrow"],
    ["redeemUnderlying", "withdraw"],
    ["withdraw", "withdraw"],
  ];
  for (const [word, operation] of others) {
    it(`to ${word} is ${operation}`, () => {
      const call = callOf({
        protocol: "compound_v2",
        operation: word,
        asset: "USDC",
        amount: "1000",
        from: ALICE,
      });
      expect(call).to.include({ operation, described: true, contract: "Compound V2 cUSDC" });
      expect((call.amountIn ?? call.amountOut)?.baseUnits).to.equal(1_000_000_000n);
    });
  }

  it("counts whole tokens, base units, fractions and everything as people write them", () => {
    const amounts: [amount: unknown, baseUnits: bigint][] = [
      ["1000", 1_000_000_000n],
      ["1000000000", 1_000_000_000n],
      [12.5, 12_500_000n],
      ["1,000.5", 1_000_500_000n],
      ["250 USDC", 250_000_000n],
      ["max", MAX],
    ];
    for (const [amount, baseUnits] of amounts) {
      const call = callOf({ operation: "supply", asset: "USDC", amount });
      expect(call.amountIn?.baseUnits, String(amount)).to.equal(baseUnits);
    }
    expect(callOf({ operation: "repay", asset: "USDC", amount: "all" }).amountIn?.bound).to.equal("all");
  });

  it("to transfer or approve needs somebody to do it for", () => {
    const told = { asset: "USDC", amount_human: "5" };
    expect(callOf({ operation: "transfer", ...told, to: BOB }).recipient).to.equal(BOB);
    expect(callOf({ operation: "transfer", ...told, to: USDC, recipient: BOB }).to).to.equal(USDC);
    expect(refusalOf({ operation: "transfer", ...told, to: USDC })?.kind).to.equal("not-understood");
    expect(callOf({ operation: "approve", ...told, spender: BOB }).spender).to.equal(BOB);
    expect(callOf({ operation: "approve", ...told, spender: "Permit2" }).spender).to.equal(PERMIT2);
    expect(refusalOf({ operation: "approve", ...told, spender: "somebody" })?.kind).to.equal("malformed");
    expect(refusalOf({ operation: "approve", ...told })?.kind).to.equal("not-understood");
  });

  it("that is not understood or contradicts itself is refused", () => {
    const broken = [
      { operation: "frobnicate", asset: "USDC", amount: "5" },
      { operation: "supply", amount: "5" },
      { operation: "supply", asset: "USDC" },
      { operation: "supply", asset: "USDC", token: DAI, amount: "5" },
      { operation: "supply", asset: "USDC", amount_human: "5", amount_wei: "6" },
      { operation: "supply", asset: "USDC", amount: { a: 1 } },
      { operation: "supply", asset: "USDC", amount: "1e9" },
      { ...swap, tokenOutSymbol: undefined },
      { ...swap, deadline: "tomorrow" },
      { ...swap, recipient: "bob" },
      { operation: "constructor", asset: "USDC", amount: "5" },
    ];
    for (const proposed of broken) expect(refusalOf(proposed), JSON.stringify(proposed)).to.be.an("object");
  });
});

describe("a description beside calldata", () => {
  const approve = { to: USDC, data: calldata("approve", BOB, 5_000_000n), value: "0", gas_limit: 60_000 };
  const transfer = { to: USDC, data: calldata("transfer", BOB, 5_000_000n) };

  it("that says the same changes nothing", () => {
    const told = [
      { operation: "transfer", asset: "USDC", amount: "5" },
      { operation: "transfer", asset: "USDC", amount: 5_000_000 },
      { operation: "send", token: USDC, amount_human: "5.0" },
      { operation: "something else entirely" },
      { operation: "transfer" },
    ];
    for (const description of told) {
      const { calls, unreadable } = read({ ...transfer, ...description });
      expect(unreadable, JSON.stringify(description)).to.deep.equal([]);
      expect(calls).to.have.length(1);
      expect(calls[0]).to.have.property("described", undefined);
    }
  });

  it("that says another operation, token or amount is malformed, with both values", () => {
    const told: [Record<string, unknown>, said: string, done: string][] = [
      [{ operation: "supply" }, "supply", "transfer"],
      [{ operation: "transfer", asset: "DAI" }, "DAI", "5 USDC"],
      [{ operation: "transfer", asset: "USDC", amount: "50" }, "50", "5 USDC"],
    ];
    for (const [description, said, done] of told) {
      const refused = refusalOf({ ...transfer, ...description });
      expect(refused).to.include({ kind: "malformed", expected: said, actual: done });
    }
  });

  it("that names another call is malformed, one that names the same changes nothing", () => {
    const named = (to: string) => ({ function: "transfer", params: { to, amount: 5_000_000 } });
    expect(read({ ...transfer, call: named(BOB) })).to.deep.equal(read(transfer));
    expect(refusalOf({ ...transfer, call: named(MALLORY) })).to.include({ kind: "malformed" });
    expect(refusalOf({ ...transfer, call: named(MALLORY) })?.expected).to.include(MALLORY);
  });

  it("that is an order is read as well, since it is signed beside the calldata", () => {
    const order = { kind: "sell", sellToken: USDC, buyToken: WETH, sellAmount: "5", buyAmount: "1" };
    const { calls } = read({ ...approve, order });
    expect(calls.map(({ operation }) => operation)).to.deep.equal(["approve", "swap"]);
  });

  it("over a list is compared with all of it", () => {
    const list = {
      from: ALICE,
      transactions: [approve, transfer],
      gas: { limit: 5 },
      validTo: 1_900_000_000,
    };
    const { calls, unreadable } = read({ ...list, operation: "transfer", asset: "USDC", amount: "5" });
    expect(unreadable).to.deep.equal([]);
    expect(calls.map(({ operation, from }) => [operation, from])).to.deep.equal([
      ["approve", ALICE],
      ["transfer", ALICE],
    ]);
    expect(refusalOf({ ...list, operation: "transfer", asset: "USDC", amount: "6" })?.kind).to.equal(
      "malformed",
    );
    expect(refusalOf({ ...list, operation: "borrow" })?.kind).to.equal("malformed");
  });

  it("cannot make a transaction vanish", () => {
    const hidden = {
      operation: "transfer",
      describesAll: true,
      to: USDC,
      data: calldata("transfer", MALLORY, 9n),
    };
    expect(read({ transactions: [transfer, hidden] }).calls).to.have.length(2);
    expect(read({ ...hidden, transactions: [transfer] }).calls).to.have.length(2);
    expect(read({ transactions: [transfer, {}] }).unreadable).to.have.length(1);
  });
});

describe("the places of a transaction", () => {
  const one = { to: USDC, data: calldata("transfer", BOB, 5n), value: "0x0" };
  const same = (proposed: Record<string, unknown>) =>
    expect(read(proposed).calls.map(({ to, recipient }) => [to, recipient])).to.deep.equal([[USDC, BOB]]);

  it("are the top, lists, EIP-5792 batches and what clients wrap it in", () => {
    same(one);
    same({ transactions: [one] });
    same({ calls: [one] });
    same({ tx: one });
    same({ transaction: one });
    same({ to: one.to, input: one.data });
  });

  it("told twice are one transaction, told differently two", () => {
    same({ ...one, transactions: [{ ...one, gas: 5 }] });
    same({ ...one, tx: one });
    expect(
      read({ ...one, data: calldata("transfer", MALLORY, 5n), transactions: [one] }).calls,
    ).to.have.length(2);
    expect(read({ ...one, value: "1", transactions: [one] }).calls).to.have.length(2);
    const named = { to: USDC, call: { function: "transfer", params: { to: MALLORY, amount: "5" } } };
    expect(read({ ...named, transactions: [{ to: USDC }] }).calls).to.have.length(2);
  });

  it("are of one chain", () => {
    expect(read({ transactions: [{ ...one, chainId: 8453 }] }).unreadable[0]?.kind).to.equal("malformed");
    same({ transactions: [{ ...one, chainId: "0x1" }] });
  });
});
