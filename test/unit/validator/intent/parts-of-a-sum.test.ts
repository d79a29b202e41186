import { expect } from "chai";
import { AAVE_POOL, DAI, FRIEND, PERMIT2, STRANGER, USDC, USER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, eachWording, outcome } from "../../../corpus/outcome.ts";
import { ETHER, MAX } from "../../../corpus/terms.ts";

const pay = (dai: bigint, to = FRIEND) => erc20.call(DAI, "transfer", [to, dai * ETHER]);
const supply = (dai: bigint) => aave.call(AAVE_POOL, "supply", [DAI, dai * ETHER, USER, 0]);
const approve = (dai: bigint) => erc20.call(DAI, "approve", [PERMIT2, dai * ETHER]);
const faulty = (dai: bigint) => [900n, 1n, 50n, dai * 2n, 900n - dai + 1n].map((other) => pay(other));

describe("a part of a sum that is named", () => {
  const parts: [part: string, dai: bigint][] = [
    ["half of", 450n],
    ["half", 450n],
    ["a third of", 300n],
    ["one-third of", 300n],
    ["two thirds of", 600n],
    ["2/3 of", 600n],
    ["⅔ of", 600n],
    ["three quarters of", 675n],
    ["a tenth of", 90n],
    ["20% of", 180n],
    ["20 percent of", 180n],
    ["10 per cent of", 90n],
    ["100 of", 100n],
  ];
  for (const [part, dai] of parts) {
    describe("is that part of it", () => {
      eachWording([`Send ${part} my 900 DAI to ${FRIEND}`, `Pay ${FRIEND} ${part} the 900 DAI`], pay(dai), [
        ...faulty(dai),
        pay(dai, STRANGER),
      ]);
      eachWording([`Supply ${part} my 900 DAI to Aave V3`], supply(dai), [supply(900n), supply(1n)]);
      eachWording([`Approve Permit2 to spend ${part} my 900 DAI`], approve(dai), [approve(900n)]);
    });
  }

  describe("may be of what was said to be there", () => {
    eachWording(
      [
        `I have 900 DAI, send a third of it to ${FRIEND}`,
        `I have 900 DAI. Send a third of that to ${FRIEND}`,
        `I've got 900 DAI and want to give a third to ${FRIEND}`,
        `My balance is 900 DAI, please send 1/3 of it to ${FRIEND}`,
        `I hold 900 DAI; send one third of it to ${FRIEND}`,
      ],
      pay(300n),
      [...faulty(300n), pay(300n, STRANGER)],
    );
  });

  describe("is one of a single coin where no number follows", () => {
    eachWording([`Send a fifth of a DAI to ${FRIEND}`], erc20.call(DAI, "transfer", [FRIEND, ETHER / 5n]), [
      pay(1n),
      pay(5n),
    ]);
  });

  const open = [
    "most of my 900 DAI",
    "some of my 900 DAI",
    "part of my 900 DAI",
    "the bulk of the 900 DAI",
    "not all of my 900 DAI",
    "almost all of my 900 DAI",
    "a seventh of my 900 DAI",
    "one in ten of my 900 DAI",
    "twice 900 DAI",
    "three times my 900 DAI",
    "2x 900 DAI",
    "all but 100 of my 900 DAI",
    "anything but 900 DAI",
  ];
  for (const part of open) {
    it(`is not guessed without an exact number: ${part}`, () => {
      const wordings = [`Send ${part} to ${FRIEND}`, `Please pay ${part} to ${FRIEND}, thanks`];
      for (const intent of wordings)
        for (const dai of [900n, 1800n, 2700n, 100n, 450n, 1n])
          expect(decide(intent, pay(dai)), intent).to.equal("REJECT");
    });
  }

  it("is not the whole of a deposit", () => {
    const withdraw = aave.call(AAVE_POOL, "withdraw", [USDC, MAX, USER]);
    expect(outcome("Withdraw all of my USDC from Aave", withdraw)).to.equal("PASS");
    for (const part of ["some of", "nearly all of", "a third of", "most of", "half of"])
      expect(outcome(`Withdraw ${part} my USDC from Aave`, withdraw)).to.equal(
        "intent_alignment.amount_matching",
      );
  });
});
