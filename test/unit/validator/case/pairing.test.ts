import { expect } from "chai";
import { hiddenCalls } from "../../../../validator/nodes/adversarial-detection/hidden-calls.ts";
import { operationMatching } from "../../../../validator/nodes/intent-alignment/operation-matching.ts";
import { sequenceCheck } from "../../../../validator/nodes/intent-alignment/sequence-check.ts";
import {
  amount,
  approval,
  call,
  caseOf,
  eth,
  known,
  quote,
  ROUTER,
  STRANGER,
  statusOf,
  step,
  swap,
  swapStep,
  token,
  USDC,
  USER,
  usdc,
  WETH,
  weth,
} from "./hand-made-case.ts";

const pay = (to: typeof USER, value: number) =>
  call("transfer", { protocol: "erc20", to: USDC, amountIn: usdc(value), recipient: to });
const payStep = (to: typeof USER, value: string, start = 0) =>
  step(
    "transfer",
    { amount: amount(value, "USDC"), counterparty: { kind: "address", address: to, quote: quote(to) } },
    start,
  );
const wrap = call("wrap", {
  protocol: "weth",
  to: WETH,
  amountIn: eth(1),
  amountOut: weth(1),
  value: 10n ** 18n,
});
const unwrap = call("unwrap", { protocol: "weth", to: WETH, amountIn: weth(1), amountOut: eth(1) });
const supply = call("supply", {
  protocol: "aave_v3",
  to: known("Aave V3 Pool"),
  amountIn: weth(1),
  recipient: USER,
});
const permit2 = known("Permit2");
const batch = [
  { protocol: "safe", signature: "multiSend(bytes)", to: known("Permit2"), delegatecall: false },
];

describe("pairing calls with steps", () => {
  it("finds the step that a call answers best, whatever the order", () => {
    const steps = [payStep(STRANGER, "5"), payStep(USER, "7", 20)];
    const { pairs, openSteps } = caseOf({ calls: [pay(USER, 7), pay(STRANGER, 5)], steps });
    expect(pairs.map((pair) => pair.step)).to.deep.equal([steps[1], steps[0]]);
    expect(openSteps).to.deep.equal([]);
  });

  it("takes an approval before a swap for its preparation", () => {
    const [first, second] = [approval(usdc(3000), ROUTER), swap()];
    const { pairs } = caseOf({ calls: [first, second], steps: [swapStep()] });
    expect(pairs[0]?.prepares).to.equal(second);
    expect(pairs[1]?.prepares).to.equal(undefined);
    expect(statusOf(operationMatching, { calls: [first, second], steps: [swapStep()] })).to.equal("PASS");
  });

  it("takes an approval for its own step where the intent asks for one", () => {
    const steps = [step("approve", { amount: amount("3000", "USDC") }), swapStep()];
    const { pairs } = caseOf({ calls: [approval(usdc(3000), ROUTER), swap()], steps });
    expect(pairs.map(({ prepares }) => prepares)).to.deep.equal([undefined, undefined]);
  });

  it("takes an approval of nothing before an approval, a wrapping before and an unwrapping after for servants", () => {
    const reset = { ...approval(usdc(0), ROUTER), operation: "revoke" as const };
    const chain = caseOf({ calls: [reset, approval(usdc(3000), ROUTER), swap()], steps: [swapStep()] });
    expect(chain.pairs.map(({ prepares }) => prepares?.operation)).to.deep.equal([
      "approve",
      "swap",
      undefined,
    ]);
    const ethStep = step("supply", { amount: amount("1", "ETH") });
    expect(caseOf({ calls: [wrap, supply], steps: [ethStep] }).pairs[0]?.prepares).to.equal(supply);
    const after = caseOf({ calls: [swap(), unwrap], steps: [swapStep({ tokenOut: token("ETH") })] });
    expect(after.pairs[1]?.prepares?.operation).to.equal("swap");
    const unasked = caseOf({ calls: [swap(), unwrap], steps: [swapStep()] });
    expect(unasked.pairs[1]?.step).to.equal(undefined);
  });

  it("takes Permit2's two approvals before the router's call for preparations", () => {
    const router = known("Uniswap Universal Router");
    const main = swap({ protocol: "uniswap_universal_router", to: router });
    const allowance = approval(usdc(3000), router, { protocol: "permit2", to: permit2 });
    const { pairs } = caseOf({
      calls: [approval(usdc(3000), permit2), allowance, main],
      steps: [swapStep()],
    });
    expect(pairs.every((pair) => pair.step)).to.equal(true);
  });

  it("takes an approval alone for nothing that a swap asks for", () => {
    expect(
      statusOf(operationMatching, { calls: [approval(usdc(3000), ROUTER)], steps: [swapStep()] }),
    ).to.equal("FAIL");
  });

  it("takes no approval for the preparation of a plain transfer", () => {
    const given = { calls: [approval(usdc(5), STRANGER), pay(STRANGER, 5)], steps: [payStep(STRANGER, "5")] };
    expect(statusOf(operationMatching, given)).to.equal("FAIL");
  });

  it("understands another word for the same thing where the step says what for", () => {
    const convert = step("swap", { amount: amount("1", "ETH"), tokenOut: token("WETH") });
    expect(statusOf(operationMatching, { calls: [wrap], steps: [convert] })).to.equal("PASS");
    expect(
      statusOf(operationMatching, { calls: [wrap], steps: [step("supply", { amount: amount("1", "ETH") })] }),
    ).to.equal("FAIL");
  });
});

describe("calls that nobody asked for", () => {
  const extra = { ...pay(STRANGER, 900), wrappers: batch };

  it("are refused inside a batch, though the others are asked for", () => {
    const calls = [{ ...swap(), wrappers: batch }, extra];
    expect(statusOf(hiddenCalls, { calls, steps: [swapStep()] })).to.equal("FAIL");
    expect(statusOf(hiddenCalls, { calls: calls.slice(0, 1), steps: [swapStep()] })).to.equal("PASS");
  });

  it("are refused beside it too", () => {
    expect(
      statusOf(operationMatching, { calls: [swap(), pay(STRANGER, 900)], steps: [swapStep()] }),
    ).to.equal("FAIL");
  });

  it("are refused as transfers on the side of a plan", () => {
    const given = { ...weth(0.1), recipient: STRANGER };
    expect(
      statusOf(hiddenCalls, { calls: [swap({ sideTransfers: [given] })], steps: [swapStep()] }),
    ).to.equal("FAIL");
  });

  it("are refused as borrowed code that is not known", () => {
    const wrappers = [{ protocol: "safe", signature: "execTransaction()", to: USER, delegatecall: true }];
    expect(
      statusOf(hiddenCalls, { calls: [swap({ wrappers, to: STRANGER })], steps: [swapStep()] }),
    ).to.equal("FAIL");
    expect(statusOf(hiddenCalls, { calls: [swap({ wrappers })], steps: [swapStep()] })).to.equal("PASS");
  });
});

describe("the order of calls", () => {
  const steps = [payStep(STRANGER, "5"), payStep(USER, "7", 20)];

  it("is that of the intent where it tells one", () => {
    const told = { steps, intent: { text: "pay the one, then the other" } };
    expect(statusOf(sequenceCheck, { calls: [pay(STRANGER, 5), pay(USER, 7)], ...told })).to.equal("PASS");
    expect(statusOf(sequenceCheck, { calls: [pay(USER, 7), pay(STRANGER, 5)], ...told })).to.equal("FAIL");
  });

  it("is that of the intent", () => {
    const wrap = call("wrap", { protocol: "weth", to: WETH, amountIn: eth(1), amountOut: weth(1) });
    const send = call("transfer", { protocol: "erc20", to: WETH, amountIn: weth(1), recipient: STRANGER });
    const both = {
      steps: [step("wrap", { amount: amount("1", "ETH") }), payStep(STRANGER, "1", 20)],
      intent: { text: "wrap it and pay it" },
    };
    expect(statusOf(sequenceCheck, { calls: [wrap, send], ...both })).to.equal("PASS");
    expect(statusOf(sequenceCheck, { calls: [send, wrap], ...both })).to.equal("FAIL");
  });

  it("has an approval before what it is for", () => {
    expect(
      statusOf(sequenceCheck, { calls: [approval(usdc(3000), ROUTER), swap()], steps: [swapStep()] }),
    ).to.equal("PASS");
    expect(
      statusOf(sequenceCheck, { calls: [swap(), approval(usdc(3000), ROUTER)], steps: [swapStep()] }),
    ).to.equal("FAIL");
  });

  it("leaves no step of another kind out, except an approval before and the call after it", () => {
    const lend = step("supply", { amount: amount("1", "WETH") }, 40);
    const approve = step("approve", { amount: amount("3000", "USDC") });
    expect(statusOf(sequenceCheck, { calls: [swap()], steps: [swapStep(), lend] })).to.equal("FAIL");
    expect(statusOf(sequenceCheck, { calls: [swap()], steps: [approve, swapStep()] })).to.equal("PASS");
    const alone = { calls: [approval(usdc(3000), ROUTER)], steps: [approve, swapStep()] };
    expect(statusOf(sequenceCheck, alone)).to.equal("PASS");
  });

  it("leaves no step out of a list or a batch, but one transaction may do what one of several verbs asks for", () => {
    expect(statusOf(sequenceCheck, { calls: [pay(STRANGER, 5)], steps })).to.equal("PASS");
    const ofOneVerb = [payStep(STRANGER, "5"), payStep(USER, "7")];
    expect(statusOf(sequenceCheck, { calls: [pay(STRANGER, 5)], steps: ofOneVerb })).to.equal("FAIL");
    const tip = [payStep(STRANGER, "5"), payStep(STRANGER, "1")];
    expect(statusOf(sequenceCheck, { calls: [pay(STRANGER, 5)], steps: tip })).to.equal("FAIL");
    expect(statusOf(sequenceCheck, { calls: [pay(STRANGER, 5)], steps, isListed: true })).to.equal("FAIL");
    expect(statusOf(sequenceCheck, { calls: [{ ...pay(STRANGER, 5), wrappers: batch }], steps })).to.equal(
      "FAIL",
    );
  });
});
