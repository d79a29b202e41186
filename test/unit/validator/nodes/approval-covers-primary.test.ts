import { expect } from "chai";
import type { Address } from "../../../../validator/addresses/address.ts";
import type { Call } from "../../../../validator/calls/call.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { tokenAt } from "../../../../validator/data/tokens.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { approvalCoversPrimary } from "../../../../validator/nodes/intent-alignment/approval-covers-primary.ts";
import { SPENDER, USDC, USDT } from "../../../corpus/parties.ts";

const data = loadReferenceData({ sanctionsListPath: undefined });

function judge(approved: bigint, spent: bigint, token: Address = USDC): string {
  const opened = createEngine(data).open('{"human_intent":""}', 0);
  if ("invalid" in opened) throw new Error(opened.invalid);
  const common = {
    protocol: "test",
    contract: null,
    wrappers: [],
    signature: null,
    from: undefined,
    value: 0n,
    payable: false,
    arguments: {},
  };
  const amount = (contract: Address, baseUnits: bigint) => ({
    asset: tokenAt(1, contract),
    baseUnits,
  });
  const approval: Call = {
    ...common,
    position: 0,
    operation: "approve",
    to: USDC,
    spender: SPENDER,
    amountIn: amount(USDC, approved),
  };
  const spending: Call = {
    ...common,
    position: 1,
    operation: "swap",
    to: SPENDER,
    amountIn: amount(token, spent),
  };
  return approvalCoversPrimary.run({ ...opened, calls: [approval, spending] }, data).status;
}

describe("an approval before the call that spends by it", () => {
  it("passes where it is for enough", () => {
    expect(judge(5n, 5n)).to.equal("PASS");
  });

  it("fails where it is for less", () => {
    expect(judge(4n, 5n)).to.equal("FAIL");
  });

  it("does not count for another token", () => {
    expect(judge(4n, 5n, USDT)).to.equal("SKIP");
  });
});
