import { expect } from "chai";
import { FRIEND, STRANGER, USDC, USER } from "../../../corpus/addresses.ts";
import { calldata } from "../../../corpus/calldata.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { NOW, USD6 } from "../../../corpus/terms.ts";

const FORMAT = "technical_invariants.format_validation_lowlevel";
const UNDERSTOOD = "technical_invariants.call_understood";
const intent = `Send 100 USDC to ${FRIEND}`;
const data = calldata("transfer", FRIEND, 100n * USD6);
const stolen = calldata("transfer", STRANGER, 100n * USD6);
const pay = { from: USER, to: USDC, data, chainId: 1 };
const authorization = { address: STRANGER, chainId: 1, nonce: 0 };

describe("a field of a transaction", () => {
  it("is the same in every spelling", () => {
    const spellings = [
      { From: USER, TO: USDC, Data: data, chain_id: 1 },
      { from: USER, to: USDC, call_data: data },
      { from: USER, to: USDC, callData: data },
      { transactions: [{ From: USER, To: USDC, Input: data }] },
      { Transactions: [pay] },
      { CALLS: [pay] },
    ];
    for (const tx of spellings) expect(outcome(intent, tx), JSON.stringify(tx)).to.equal("PASS");
    for (const tx of spellings) {
      const other = JSON.parse(JSON.stringify(tx).replace(data, stolen));
      expect(outcome(intent, other), JSON.stringify(other)).to.equal("intent_alignment.recipient_matching");
    }
  });

  it("is refused where it is told in two spellings with two values", () => {
    for (const more of [
      { TO: FRIEND },
      { Data: stolen },
      { call_data: stolen },
      { chain_id: 10 },
      { VALUE: 5, value: "6" },
    ])
      expect(outcome(intent, { ...pay, ...more }), JSON.stringify(more)).to.equal(FORMAT);
    expect(outcome(intent, { ...pay, To: USDC, call_data: data.toUpperCase().replace("0X", "0x") })).to.equal(
      "PASS",
    );
  });

  it("that hands the account to code is refused in every spelling, alone or in a list, and wherever it stands", () => {
    for (const name of [
      "authorizationList",
      "authorization_list",
      "AuthorizationList",
      "authorizations",
      "authorization",
    ]) {
      for (const value of [[authorization], authorization]) {
        expect(outcome(intent, { ...pay, [name]: value }), name).to.equal(UNDERSTOOD);
        expect(outcome(intent, { ...pay, metadata: { extra: { [name]: value } } }), name).to.equal(
          UNDERSTOOD,
        );
        expect(outcome(intent, { transactions: [{ ...pay, [name]: value }] }), name).to.equal(UNDERSTOOD);
      }
    }
    expect(outcome(intent, { ...pay, authorization_list: [] })).to.equal("PASS");
  });

  it("that looks like a transaction's and is not understood is refused", () => {
    const unknown = [
      { blobVersionedHashes: [`0x01${"0".repeat(62)}`] },
      { max_fee_per_blob_gas: "5" },
      { type: "0x3" },
      { type: 113 },
      { rawTransaction: "0x02f8" },
      { userOperation: { sender: USER, callData: stolen } },
      { paymasterAndData: STRANGER },
      { payload: stolen },
      { transactions: [{ ...pay, payload: stolen }] },
    ];
    for (const more of unknown)
      expect(outcome(intent, { ...pay, ...more }), JSON.stringify(more)).to.equal(UNDERSTOOD);
  });

  it("that every wallet writes and that changes nothing is no reason to refuse", () => {
    const known = [
      { nonce: 7, type: "0x2", accessList: [], maxFeePerGas: "30000000000", gas: "90000" },
      { type: 0, gasPrice: "30000000000" },
      { hash: `0x${"ab".repeat(32)}`, payload: data, encoded: data },
    ];
    for (const more of known)
      expect(outcome(intent, { ...pay, ...more }), JSON.stringify(more)).to.equal("PASS");
  });
});

describe("what would be signed along with a transaction", () => {
  const hidden = {
    "another transaction": { to: USDC, data: stolen },
    "an order": { sellToken: USDC, buyToken: USDC, kind: "sell", sellAmount: "1", buyAmount: "1" },
    "typed data": {
      domain: { chainId: 1, verifyingContract: USDC },
      primary_type: "Permit",
      message: { owner: USER, spender: STRANGER, value: "1", nonce: "0", deadline: `${NOW + 60n}` },
    },
  };
  for (const [what, value] of Object.entries(hidden)) {
    it(`is judged under any key and at any depth: ${what}`, () => {
      for (const more of [
        { extra: value },
        { metadata: { deep: [{ er: value }] } },
        { context: { [what]: value } },
      ])
        expect(outcome(intent, { ...pay, ...more }), JSON.stringify(more)).to.not.equal("PASS");
    });
  }

  it("may be repeated", () => {
    expect(outcome(intent, { ...pay, metadata: { quote: { to: USDC, data } } })).to.equal("PASS");
  });
});
