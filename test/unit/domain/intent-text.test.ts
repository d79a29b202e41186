import { expect } from "chai";
import { intentText } from "../../../domain/intent-text.ts";

describe("the text that an owner signs an intent with", () => {
  it("is the documented one, line by line, with the prompt as it is at its end", () => {
    expect(
      intentText({
        escrow: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        chainId: 11_155_111,
        expires: "2030-01-31T12:00:00Z",
        userPrompt: "Send 0.1 ETH\nto my friend ",
      }),
    ).to.equal(
      "Countersign intent v1\n" +
        "escrow: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n" +
        "chain: 11155111\n" +
        "expires: 2030-01-31T12:00:00Z\n" +
        "\n" +
        "Send 0.1 ETH\nto my friend ",
    );
  });
});
