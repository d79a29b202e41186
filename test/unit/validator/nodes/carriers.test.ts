import { expect } from "chai";
import { Interface } from "ethers";
import { AAVE_POOL, FRIEND, LIDO_QUEUE, STRANGER, UNI, USDC, USER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { judge } from "../../../corpus/judge.ts";
import { AT_PRICES, ETHER, NOW, USD6 } from "../../../corpus/terms.ts";

/** The node that fails first, or PASS. */
function outcome(intent: string, tx: Record<string, unknown>): string {
  const { verdict } = judge({ rule: "", intent, tx, metadata: AT_PRICES });
  return verdict.primary_failure_node ?? verdict.decision;
}

const payment = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);

describe("what is to carry a call", () => {
  it("is a Safe where the intent says so", () => {
    expect(outcome(`Send 100 USDC to ${FRIEND} from my Safe`, payment)).to.equal(
      "intent_alignment.sender_matching",
    );
  });

  it("may be the sender's own account of code", () => {
    const account = new Interface(["function execute(address dest, uint256 value, bytes func)"]);
    const data = account.encodeFunctionData("execute", [USDC, 0, payment.data]);
    const intent = `Send 100 USDC to ${FRIEND}`;
    expect(outcome(intent, { chainId: 1, from: USER, to: USER, value: "0", data })).to.equal("PASS");
    expect(outcome(intent, { chainId: 1, from: USER, to: STRANGER, value: "0", data })).to.equal(
      "technical_invariants.contract_known",
    );
  });
});

describe("the terms of a loan and of a claim", () => {
  const borrowing = (mode: number) => aave.call(AAVE_POOL, "borrow", [USDC, 500n * USD6, mode, 0, USER]);

  it("have the interest that the intent names", () => {
    expect(outcome("Borrow 500 USDC from Aave at a variable rate", borrowing(2))).to.equal("PASS");
    expect(outcome("Borrow 500 USDC from Aave at a stable rate", borrowing(2))).to.equal(
      "intent_alignment.requirement_coverage",
    );
    expect(outcome("Borrow 500 USDC from Aave", borrowing(4))).to.not.equal("PASS");
  });

  it("are about the requests that the intent numbers, all of them and no other", () => {
    const queue = new Interface(["function claimWithdrawals(uint256[] _requestIds, uint256[] _hints)"]);
    const claiming = (...ids: number[]) => ({
      chainId: 1,
      from: USER,
      to: LIDO_QUEUE,
      data: queue.encodeFunctionData("claimWithdrawals", [ids, ids.map(() => 1)]),
    });
    const intent = "Claim my Lido withdrawal requests 4711 and 4712";
    expect(outcome(intent, claiming(4711, 4712))).to.equal("PASS");
    expect(outcome(intent, claiming(4711))).to.equal("intent_alignment.nft_matching");
    expect(outcome(intent, claiming(4711, 4712, 4713))).to.equal("intent_alignment.nft_matching");
    expect(outcome("Claim my Lido withdrawals", claiming(4711))).to.equal("PASS");
  });
});

describe("an order that does not say whose it is", () => {
  const order = {
    protocol: "cow",
    chainId: 1,
    order: {
      sellToken: UNI,
      buyToken: USDC,
      receiver: FRIEND,
      sellAmount: (100n * ETHER).toString(),
      buyAmount: (793n * USD6).toString(),
      validTo: Number(NOW) + 1500,
      appData: `0x${"00".repeat(32)}`,
      feeAmount: "0",
      kind: "sell",
      partiallyFillable: false,
    },
  };

  it("passes unless the intent names another receiver", () => {
    expect(outcome("Sell 100 UNI for USDC on CoW Swap", order)).to.equal("PASS");
    expect(outcome(`Sell 100 UNI for USDC on CoW Swap, receiver ${STRANGER}`, order)).to.equal(
      "intent_alignment.recipient_matching",
    );
  });
});

describe("gas that is given as base fee and priority fee", () => {
  it("costs their sum", () => {
    const offering = (base: number) => ({ ...payment, gas: { base_fee_gwei: base, priority_fee_gwei: 2 } });
    const intent = `Send 100 USDC to ${FRIEND}, gas under 20 gwei`;
    expect(outcome(intent, offering(18))).to.equal("PASS");
    expect(outcome(intent, offering(19))).to.equal("technical_invariants.gas_limits");
  });
});

describe("an approval that the intent asks for beside another thing", () => {
  it("may come in a transaction of its own only where the other thing needs it", () => {
    expect(outcome(`Send 100 USDC to ${FRIEND} and approve ${STRANGER} for 50 USDC`, payment)).to.equal(
      "intent_alignment.sequence_check",
    );
  });
});
