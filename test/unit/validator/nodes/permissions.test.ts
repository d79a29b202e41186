import { expect } from "chai";
import type { Permit } from "../../../../validator/calls/call.ts";
import type { Peculiarity } from "../../../../validator/calls/peculiarity.ts";
import { accountControl } from "../../../../validator/nodes/adversarial-detection/account-control.ts";
import { approvalForAll } from "../../../../validator/nodes/adversarial-detection/approval-for-all.ts";
import { permitAbuse } from "../../../../validator/nodes/adversarial-detection/permit-abuse.ts";
import { unlimitedApproval } from "../../../../validator/nodes/adversarial-detection/unlimited-approval.ts";
import { unusualChoices } from "../../../../validator/nodes/adversarial-detection/unusual-choices.ts";
import { spenderMatching } from "../../../../validator/nodes/intent-alignment/spender-matching.ts";
import {
  amount,
  approval,
  call,
  dai,
  known,
  NOW,
  quote,
  ROUTER,
  STRANGER,
  statusOf,
  step,
  swap,
  swapStep,
  token,
  USER,
  usdc,
} from "../case/hand-made-case.ts";

const MAX = 2n ** 256n - 1n;
const unlimited = { ...usdc(0), baseUnits: MAX };
const permit = (facets: Partial<Permit> = {}): Permit => ({
  ...usdc(3000),
  spender: ROUTER,
  owner: USER,
  expiresAt: NOW + 600n,
  ...facets,
});

describe("an approval that serves a swap", () => {
  const status = (approved: typeof unlimited, spender = ROUTER) => ({
    amount: statusOf(unlimitedApproval, {
      calls: [approval(approved, spender), swap()],
      steps: [swapStep()],
    }),
    spender: statusOf(spenderMatching, { calls: [approval(approved, spender), swap()], steps: [swapStep()] }),
  });

  it("is for what the swap spends and no more", () => {
    expect(status(usdc(3000)).amount).to.equal("PASS");
    expect(status(usdc(3001)).amount).to.equal("FAIL");
    expect(status(unlimited).amount).to.equal("FAIL");
  });

  it("is for the contract that swaps", () => {
    expect(status(usdc(3000)).spender).to.equal("PASS");
    expect(status(usdc(3000), STRANGER).spender).to.equal("FAIL");
  });

  it("is for CoW's relayer where an order sells, and for nobody's where another protocol swaps", () => {
    const relayer = known("CoW VaultRelayer");
    const order = swap({ protocol: "cow", to: known("CoW Settlement") });
    const given = (main: typeof order) => ({
      calls: [approval(usdc(3000), relayer), main],
      steps: [swapStep()],
    });
    expect(statusOf(spenderMatching, given(order))).to.equal("PASS");
    expect(statusOf(spenderMatching, given(swap()))).to.equal("FAIL");
  });
});

describe("an approval that the intent asks for", () => {
  it("is for the protocol's contract where only the protocol is named", () => {
    const protocol = { name: "uniswap", quote: quote("Uniswap") };
    const steps = [step("approve", { amount: amount("5", "USDC"), protocol })];
    expect(statusOf(spenderMatching, { calls: [approval(usdc(5), ROUTER)], steps })).to.equal("PASS");
    expect(statusOf(spenderMatching, { calls: [approval(usdc(5), STRANGER)], steps })).to.equal("FAIL");
  });

  it("has no limit only where that is said", () => {
    const said = { kind: "unlimited" as const, token: token("USDC"), quote: quote("unlimited USDC") };
    const calls = [approval(unlimited, ROUTER)];
    expect(statusOf(unlimitedApproval, { calls, steps: [step("approve", { amount: said })] })).to.equal(
      "PASS",
    );
    expect(
      statusOf(unlimitedApproval, { calls, steps: [step("approve", { amount: amount("5", "USDC") })] }),
    ).to.equal("FAIL");
  });
});

describe("a permit inside a call", () => {
  const status = (...permits: Permit[]) =>
    statusOf(permitAbuse, { calls: [swap({ permits })], steps: [swapStep()] });

  it("is the sender's, for the token and the contract of the call, and in time", () => {
    expect(status(permit())).to.equal("PASS");
    expect(status(permit({ owner: STRANGER }))).to.equal("FAIL");
    expect(status(permit({ spender: STRANGER }))).to.equal("FAIL");
    expect(status(permit({ expiresAt: NOW - 1n }))).to.equal("FAIL");
    expect(status(permit({ expiresAt: NOW + 800n * 86_400n }))).to.equal("FAIL");
    expect(status(permit(), permit(dai(9000)))).to.equal("FAIL");
  });

  it("may be unlimited for a known contract that is called, for nobody else", () => {
    const given = (spender: typeof ROUTER) => ({
      calls: [swap({ permits: [permit({ ...unlimited, spender })] })],
      steps: [swapStep()],
    });
    expect(statusOf(unlimitedApproval, given(ROUTER))).to.equal("PASS");
    expect(statusOf(unlimitedApproval, given(STRANGER))).to.equal("FAIL");
  });
});

describe("power over everything", () => {
  const forAll = call("approve", { protocol: "erc721", to: STRANGER, spender: ROUTER, approvesAll: true });

  it("is given only where the whole is asked for", () => {
    expect(statusOf(approvalForAll, { calls: [forAll], steps: [step("approve")] })).to.equal("FAIL");
    expect(
      statusOf(approvalForAll, { calls: [forAll], steps: [step("approve", { isWholeCollection: true })] }),
    ).to.equal("PASS");
    expect(
      statusOf(approvalForAll, { calls: [{ ...forAll, operation: "revoke" }], steps: [step("revoke")] }),
    ).to.equal("PASS");
  });

  it("over an account changes only as the intent says, with the address in full", () => {
    const given = (text: string) => ({
      calls: [
        call("administer", {
          protocol: "safe",
          to: USER,
          controlChange: { change: "add owner", subject: STRANGER, threshold: 1n },
        }),
      ],
      steps: [step("administer", { owners: { comes: [STRANGER], goes: [] } })],
      intent: { text },
    });
    const asked = given(`Add ${STRANGER} as an owner, threshold 1`);
    expect(statusOf(accountControl, asked)).to.equal("PASS");
    const going = step("administer", { owners: { comes: [], goes: [STRANGER] } });
    expect(statusOf(accountControl, { ...asked, steps: [going] })).to.equal("FAIL");
    expect(statusOf(accountControl, { ...asked, steps: [step("administer")] })).to.equal("FAIL");
    expect(statusOf(accountControl, given(`Add ${USER} as an owner, threshold 1`))).to.equal("FAIL");
    expect(statusOf(accountControl, given(`Add ${STRANGER} as an owner, threshold 2`))).to.equal("FAIL");
    expect(statusOf(accountControl, given(`Add ${STRANGER} as a module, threshold 1`))).to.equal("FAIL");
    expect(
      statusOf(accountControl, {
        ...given(`Pay the owner ${STRANGER}, threshold 1`),
        steps: [step("transfer")],
      }),
    ).to.equal("FAIL");
  });
});

describe("an unusual choice", () => {
  const given = (text: string) => ({
    calls: [call("repay", { peculiarities: [{ choice: "payment in aTokens" }] })],
    steps: [step("repay")],
    intent: { text },
  });

  it("is made only where the intent asks for it", () => {
    expect(statusOf(unusualChoices, given("Repay 5 USDC with my aTokens"))).to.equal("PASS");
    expect(statusOf(unusualChoices, given("Repay 5 USDC"))).to.equal("FAIL");
  });

  it("is not asked for by the words that every such intent has", () => {
    const status = (one: Peculiarity, text: string) =>
      statusOf(unusualChoices, { ...given(text), calls: [call("repay", { peculiarities: [one] })] });
    const hooks: Peculiarity = { choice: "hooks" };
    expect(status(hooks, "Trade 5 DAI for USDC before 5pm")).to.equal("FAIL");
    expect(status(hooks, "Trade 5 DAI for USDC with the hook that permits it")).to.equal("PASS");
    const inside: Peculiarity = { choice: "other balance", side: "sell", balance: "internal" };
    expect(status(inside, "Sell 5 DAI from my balance for USDC")).to.equal("FAIL");
    expect(status(inside, "Sell 5 DAI of my internal balance for USDC")).to.equal("PASS");
    expect(status({ choice: "stable rate" }, "Borrow 5 DAI, a stablecoin")).to.equal("FAIL");
    expect(status({ choice: "stable rate" }, "Borrow 5 DAI at a stable rate")).to.equal("PASS");
  });
});
