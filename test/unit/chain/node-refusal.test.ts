import { expect } from "chai";
import { NodeRefusal } from "../../../integrations/chain/node-refusal.ts";

describe("a node's refusal", () => {
  const said = {
    "already-known": [
      "already known",
      "transaction already imported",
      "AlreadyKnown",
      "known transaction: 0xab",
    ],
    "nonce-too-low": ["nonce too low: next nonce 5, tx nonce 4", "OldNonce", "nonce too low"],
    underpriced: [
      "replacement transaction underpriced",
      "transaction underpriced: tip needed 1",
      "max fee per gas less than block base fee: address 0x0",
      "FeeTooLow, MaxFeePerGas too low",
    ],
    "insufficient-funds": [
      "insufficient funds for gas * price + value",
      "Insufficient funds for gas * price + value",
    ],
    reverted: ["execution reverted", "execution reverted: custom error 0x12345678", "VM Exception: revert"],
    // A fee above the node's own limit must never be taken for one that is too low.
    other: [
      "Transaction fee cap exceeded",
      "tx fee (3 ether) exceeds the configured cap (1 ether)",
      "method not found",
      "header not found",
      "",
    ],
  };
  for (const [reason, texts] of Object.entries(said)) {
    it(`is understood as ${reason} in the words that nodes use, and its text goes no further`, () => {
      for (const text of texts) {
        const refusal = new NodeRefusal(-32_000, text, undefined);
        expect(refusal.reason, text).to.equal(reason);
        if (text) expect(refusal.message).to.not.include(text.slice(0, 30));
      }
    });
  }

  it("with bytes to show for it is a revert, whatever it is called", () => {
    const refusal = new NodeRefusal(3, "VM error", "0x12345678");
    expect(refusal).to.include({ reason: "reverted", revertData: "0x12345678", retryable: false });
  });
});
