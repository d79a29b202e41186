import { expect } from "chai";
import {
  AAVE_POOL,
  DAI,
  FRIEND,
  PERMIT2,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { judge } from "../../../corpus/judge.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { ETHER, MAX, MAX160, NOW, USD6 } from "../../../corpus/terms.ts";

type Fields = Record<string, unknown>;

const HOUR = NOW + 3600n;
const DAY = NOW + 86_400n;
const typed = (primaryType: string, domain: Fields, message: Fields) => ({
  primaryType,
  types: {},
  domain: { chainId: 1, ...domain },
  message,
});
const asked = (typedData: unknown) => ({ chainId: 1, from: USER, typedData });
const permit = (spender: string, value: bigint, more: Fields = {}, domain: Fields = {}) =>
  typed(
    "Permit",
    { name: "USD Coin", version: "2", verifyingContract: USDC, ...domain },
    { owner: USER, spender, value: value.toString(), nonce: "0", deadline: HOUR.toString(), ...more },
  );
const details = (token: string, amount: bigint, expiration = DAY) => ({
  token,
  amount: amount.toString(),
  expiration: expiration.toString(),
  nonce: "0",
});
const permit2 = (given: unknown, spender = UNIVERSAL_ROUTER, domain: Fields = {}) =>
  typed(
    Array.isArray(given) ? "PermitBatch" : "PermitSingle",
    { name: "Permit2", verifyingContract: PERMIT2, ...domain },
    { details: given, spender, sigDeadline: HOUR.toString() },
  );

describe("an ERC-2612 permit that is to be signed", () => {
  const intent = `Sign a permit for ${FRIEND} to spend 250 USDC`;

  it("is the approval that it stands for", () => {
    expect(outcome(intent, asked(permit(FRIEND, 250n * USD6)))).to.equal("PASS");
    expect(outcome(intent, asked(permit(STRANGER, 250n * USD6)))).to.equal(
      "intent_alignment.spender_matching",
    );
    expect(outcome(intent, asked(permit(FRIEND, 2500n * USD6)))).to.equal("intent_alignment.amount_matching");
    expect(outcome(intent, asked(permit(FRIEND, MAX)))).to.equal("adversarial_detection.unlimited_approval");
    expect(outcome(intent, asked(permit(FRIEND, 250n * USD6, {}, { verifyingContract: DAI })))).to.equal(
      "intent_alignment.token_matching",
    );
    expect(outcome(intent, asked(permit(FRIEND, 250n * USD6, { owner: STRANGER })))).to.not.equal("PASS");
    expect(outcome(intent, asked(permit(FRIEND, 250n * USD6, { deadline: (NOW - 1n).toString() })))).to.equal(
      "intent_alignment.deadline_consistency",
    );
  });

  it("ends within a year where the intent names no end, as a permit inside a call does", () => {
    const until = (deadline: bigint, text = intent) =>
      outcome(text, asked(permit(FRIEND, 250n * USD6, { deadline: deadline.toString() })));
    expect(until(NOW + 300n * 86_400n)).to.equal("PASS");
    expect(until(NOW + 400n * 86_400n)).to.equal("adversarial_detection.permit_abuse");
    expect(until(MAX)).to.equal("adversarial_detection.permit_abuse");
    expect(until(MAX, `${intent}, no deadline`)).to.equal("PASS");
  });

  it("is for the chain of the request", () => {
    for (const chainId of [137, undefined, 0])
      expect(outcome(intent, asked(permit(FRIEND, 250n * USD6, {}, { chainId })))).to.equal(
        "technical_invariants.format_validation_lowlevel",
      );
  });

  it("ends when the intent says, where that speaks of the signature", () => {
    const until = (deadline: bigint) => asked(permit(FRIEND, 250n * USD6, { deadline: deadline.toString() }));
    expect(outcome(`${intent}, valid for 1 hour`, until(HOUR))).to.equal("PASS");
    expect(outcome(`${intent}, valid for 1 hour`, until(DAY))).to.equal(
      "intent_alignment.deadline_consistency",
    );
    expect(outcome(`Let ${FRIEND} spend 250 USDC for one day only`, until(DAY))).to.equal(
      "intent_alignment.deadline_consistency",
    );
  });

  it("ends within a year where the intent names no end", () => {
    const until = (deadline: bigint) => asked(permit(FRIEND, 250n * USD6, { deadline: deadline.toString() }));
    expect(outcome(intent, until(NOW + 300n * 86_400n))).to.equal("PASS");
    expect(outcome(intent, until(NOW + 400n * 86_400n))).to.equal("adversarial_detection.permit_abuse");
  });

  it("is no log-in", () => {
    expect(outcome("Sign in to the website", asked(permit(STRANGER, MAX)))).to.not.equal("PASS");
  });
});

describe("a Permit2 signature", () => {
  const intent = "Sign a Permit2 allowance for the Uniswap Universal Router: 500 USDC, expires in 1 day";

  it("is the allowance that it stands for, until its own end", () => {
    expect(outcome(intent, asked(permit2(details(USDC, 500n * USD6))))).to.equal("PASS");
    expect(outcome(intent, asked(permit2(details(USDC, MAX160))))).to.not.equal("PASS");
    expect(outcome(intent, asked(permit2(details(USDC, 500n * USD6), STRANGER)))).to.not.equal("PASS");
    expect(outcome(intent, asked(permit2(details(USDC, 500n * USD6, DAY + 864_000n))))).to.equal(
      "intent_alignment.deadline_consistency",
    );
    expect(
      outcome(
        intent,
        asked(permit2(details(USDC, 500n * USD6), UNIVERSAL_ROUTER, { verifyingContract: STRANGER })),
      ),
    ).to.not.equal("PASS");
  });

  it("has every permit of a batch asked for", () => {
    const both =
      "Allow the Universal Router via a Permit2 batch signature to use 500 USDC and 2 WETH for one day";
    const batch = [details(USDC, 500n * USD6), details(WETH, 2n * ETHER)];
    expect(outcome(both, asked(permit2(batch)))).to.equal("PASS");
    expect(outcome(intent, asked(permit2(batch)))).to.not.equal("PASS");
    expect(outcome(both, asked(permit2([...batch, details(DAI, ETHER)])))).to.not.equal("PASS");
    expect(outcome(both, asked(permit2(batch.slice(0, 1))))).to.equal("intent_alignment.sequence_check");
  });

  it("may come as a wallet's method, with JSON in text", () => {
    const text = JSON.stringify(permit2(details(USDC, 500n * USD6)));
    const method = (signer: string, given: string) => ({
      chainId: 1,
      from: USER,
      method: "eth_signTypedData_v4",
      params: [signer, given],
    });
    expect(outcome(intent, method(USER, text))).to.equal("PASS");
    expect(outcome(intent, method(STRANGER, text))).to.equal("technical_invariants.call_understood");
    expect(outcome(intent, method(USER, text.slice(1)))).to.equal(
      "technical_invariants.format_validation_lowlevel",
    );
    expect(outcome(intent, method(USER, text.replace('"500000000"', MAX160.toString())))).to.not.equal(
      "PASS",
    );
  });
});

describe("a signature beside a transaction", () => {
  const intent = "Supply 500 USDC to Aave V3";
  const supply = aave.call(AAVE_POOL, "supply", [USDC, 500n * USD6, USER, 0]);

  it("is judged as well", () => {
    expect(outcome(intent, { ...supply, typedData: permit(AAVE_POOL, 500n * USD6) })).to.equal("PASS");
    expect(outcome(intent, { ...supply, typedData: permit(STRANGER, 500n * USD6) })).to.not.equal("PASS");
    const listed = { chainId: 1, from: USER, transactions: [supply], typedData: permit(STRANGER, MAX) };
    expect(outcome(intent, listed)).to.not.equal("PASS");
  });

  it("that stands for no known call is refused", () => {
    const order = typed("Order", { verifyingContract: STRANGER }, { amount: "1" });
    expect(outcome(intent, { ...supply, typedData: order })).to.equal("technical_invariants.call_understood");
  });
});

describe("a signature that only the ERC-7730 registry describes", () => {
  const RFQ = "0xe92b586627ccA7a83dC919cc7127196d70f55a06";
  const rfq = (more: Fields = {}, contract = RFQ) =>
    typed(
      "Order",
      { name: "AUGUSTUS RFQ", version: "1", verifyingContract: contract },
      {
        nonceAndMeta: "1",
        expiry: HOUR.toString(),
        makerAsset: USDC,
        takerAsset: WETH,
        maker: USER,
        taker: FRIEND,
        makerAmount: (3000n * USD6).toString(),
        takerAmount: ETHER.toString(),
        ...more,
      },
    );

  it("is an order for a trade at ParaSwap's own contract", () => {
    const intent = "Sell 3000 USDC for at least 1 WETH on ParaSwap";
    expect(outcome(intent, asked(rfq()))).to.equal("PASS");
    expect(outcome(intent, asked(rfq({ takerAmount: (ETHER / 2n).toString() })))).to.equal(
      "intent_alignment.amount_matching",
    );
    expect(outcome(intent, asked(rfq({ maker: STRANGER })))).to.not.equal("PASS");
    expect(outcome(intent, asked(rfq({}, STRANGER)))).to.equal("technical_invariants.call_understood");
  });

  it("is told with what it shows where the intent does not ask for it in its own words", () => {
    const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
    const delegation = typed(
      "Delegation",
      { name: "Uniswap", verifyingContract: UNI },
      { delegatee: FRIEND, nonce: "0", expiry: HOUR.toString() },
    );
    const tx = asked(delegation);
    const judged = (intent: string) => judge({ rule: "", intent, tx }).verdict;
    expect(judged(`Delegate my UNI votes to ${FRIEND}`).decision).to.equal("PASS");
    const verdict = judged(`Delegate my UNI votes to ${STRANGER}`);
    expect(verdict.primary_failure_node).to.equal("technical_invariants.call_understood");
    expect(verdict.reason).to.include("delegatee").and.to.include(FRIEND);
  });
});
