import { expect } from "chai";
import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USDT, USER, V3_ROUTER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v3 } from "../../../corpus/encoders/uniswap.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const swap = (amount: bigint, minimum: bigint, to = USER, input = USDC) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[input, DAI, 100, to, SOON, amount, minimum, 0]]);
const pay = (to: string, amount: bigint, token = USDC) => erc20.call(token, "transfer", [to, amount]);
const faultySwaps = [
  swap(1000n * USD6, 990n * ETHER),
  swap(100n * USD6, 50n * ETHER),
  swap(100n * USD6, 99n * ETHER, STRANGER),
  swap(100n * USD6, 99n * ETHER, USER, USDT),
  pay(FRIEND, 100n * USD6),
];

describe("what one has, said before the request", () => {
  describe("is the object where a pronoun says so", () => {
    eachWording(
      [
        "I have 100 USDC, turn all 100 of them into DAI, at least 99 DAI please",
        "I have 100 USDC, swap all of it for DAI, at least 99 DAI",
        "I have 100 USDC, please swap it all for at least 99 DAI",
        "I've got 100 USDC. Convert it into at least 99 DAI",
        "We have 100 USDC; exchange all of it for at least 99 DAI",
        "I have exactly 100 USDC, swap it to DAI, min 99 DAI",
      ],
      swap(100n * USD6, 99n * ETHER),
      faultySwaps,
    );
    eachWording(
      [
        `I have 100 USDC, send all of it to ${FRIEND}`,
        `I've got 100 USDC, send it to ${FRIEND}`,
        `I have 100 USDC. Please transfer it to ${FRIEND}`,
      ],
      pay(FRIEND, 100n * USD6),
      [pay(FRIEND, 10n * USD6), pay(STRANGER, 100n * USD6), pay(FRIEND, 100n * USD6, USDT)],
    );
    eachWording(
      ["I have 100 USDC, supply it to Aave", "I have 100 USDC, please supply all of it to Aave"],
      aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, USER, 0]),
      [
        aave.call(AAVE_POOL, "supply", [USDC, 10n * USD6, USER, 0]),
        aave.call(AAVE_POOL, "supply", [USDT, 100n * USD6, USER, 0]),
        aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, STRANGER, 0]),
      ],
    );
  });

  describe("is nothing to be moved where the request has its own amount", () => {
    eachWording(
      [`I have 100 USDC, send 40 USDC to ${FRIEND}`, `I've got 100 USDC, send 40 USDC to ${FRIEND}`],
      pay(FRIEND, 40n * USD6),
      [pay(FRIEND, 100n * USD6), pay(STRANGER, 40n * USD6), pay(FRIEND, 40n * USD6, USDT)],
    );
  });

  it("is not meant where the number that the request takes is another one", () => {
    const intent = "I have 100 USDC, turn all 40 of them into at least 39 DAI";
    expect(decide(intent, swap(100n * USD6, 99n * ETHER))).to.equal("REJECT");
  });

  it("is not told by a pronoun where one has two things", () => {
    const intent = "I have 100 USDC and 50 USDT, swap it for at least 99 DAI";
    expect(decide(intent, swap(100n * USD6, 99n * ETHER))).to.equal("REJECT");
  });
});

describe("what one needs, said before the request", () => {
  describe("asks for nothing by itself", () => {
    eachWording(
      [
        "Need DAI. Swap 100 USDC for at least 99 DAI",
        "Need DAI: swap 100 USDC for at least 99 DAI",
        "Need some DAI, swap 100 USDC for at least 99 DAI",
        "I need to pay my rent: swap 100 USDC for at least 99 DAI",
        "I need to pay my rent. Swap 100 USDC for at least 99 DAI",
        "I have to pay salaries, so swap 100 USDC for at least 99 DAI",
        "We need to pay our auditors, please convert 100 USDC into at least 99 DAI",
      ],
      swap(100n * USD6, 99n * ETHER),
      faultySwaps,
    );
  });

  const wishes = [
    "I need to pay Bob: swap 100 USDC for at least 99 DAI",
    `I need to pay ${FRIEND}: swap 100 USDC for at least 99 DAI`,
    "I need to pay 20 USDC, swap 100 USDC for at least 99 DAI",
    "Need at least 500 DAI. Swap 100 USDC for at least 99 DAI",
    "I need to pay off my debt: swap 100 USDC for at least 99 DAI",
    "I need to repay my Aave loan: swap 100 USDC for at least 99 DAI",
  ];
  for (const intent of wishes) {
    it(`is one more wish where it says whom or how much: ${intent}`, () => {
      expect(decide(intent, swap(100n * USD6, 99n * ETHER))).to.equal("REJECT");
    });
  }
});

describe("a place that is named by its kind", () => {
  describe("may have its address behind it", () => {
    eachWording(
      [
        `Transfer 85 USDC to the cold wallet at ${FRIEND}`,
        `Transfer 85 USDC to our cold wallet (${FRIEND})`,
        `Send 85 USDC to my hardware wallet at ${FRIEND}`,
        `Send 85 USDC to my hardware wallet: ${FRIEND}`,
        `Move 85 USDC to the vendor wallet at ${FRIEND}`,
      ],
      pay(FRIEND, 85n * USD6),
      [pay(FRIEND, 850n * USD6), pay(STRANGER, 85n * USD6), pay(FRIEND, 85n * USD6, USDT)],
    );
  });

  it("is not known without one", () => {
    expect(decide("Send 85 USDC to my hardware wallet at home", pay(FRIEND, 85n * USD6))).to.equal("REJECT");
  });
});
