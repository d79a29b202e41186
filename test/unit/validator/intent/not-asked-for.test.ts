import { expect } from "chai";
import { AAVE_POOL, FRIEND, PERMIT2, SAFE, USDC, USER, V2_ROUTER, WETH } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { decide, type Given, outcome } from "../../../corpus/outcome.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const pay = (to = FRIEND) => erc20.call(USDC, "transfer", [to, 100n * USD6]);
const requests: [request: string, tx: Given][] = [
  [`send 100 USDC to ${FRIEND}`, pay()],
  ["supply 100 USDC to Aave", aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, USER, 0])],
  ["approve Permit2 to spend 100 USDC", erc20.call(USDC, "approve", [PERMIT2, 100n * USD6])],
];

describe("what is not asked for", () => {
  const refusals = [
    "I do not want to …",
    "I don't want you to …",
    "I wouldn't …",
    "You shouldn't …",
    "There is no need to …",
    "It's not necessary to …",
    "I no longer want to …",
    "I didn't ask you to …",
    "…? No way.",
    "… - never mind.",
    "…, should I?",
    "I was about to …",
    "The old plan was to …",
    "I may …",
    "Dry run: …",
    "… three times",
  ];
  for (const words of refusals) {
    it(`is not done: ${words}`, () => {
      for (const [request, tx] of requests)
        expect(decide(words.replace("…", request), tx), request).to.equal("REJECT");
    });
  }

  const wishes = [
    "I want to …",
    "I'd like you to …",
    "We have to …",
    "I am going to …",
    "My plan is to …",
    "I don't have much time, please …",
    "…. I don't need anything else.",
    "…. That's all.",
    "… asap",
    "Could you … for me?",
  ];
  for (const words of wishes) {
    it(`is told from what is: ${words}`, () => {
      for (const [request, tx] of requests)
        expect(decide(words.replace("…", request), tx), request).to.equal("PASS");
    });
  }
});

describe("what is forbidden beside a request", () => {
  it("asks for no further transaction", () => {
    const [, [, supply] = ["", {}]] = requests;
    expect(decide("Supply 100 USDC to Aave. I do not want to borrow anything.", supply)).to.equal("PASS");
    expect(decide("Supply 100 USDC to Aave. I don't need to approve anything.", supply)).to.equal("PASS");
  });
});

describe("a payment", () => {
  const unpaid = [
    `Send 100 USDC to anyone but ${FRIEND}`,
    `Send 100 USDC to everyone except ${FRIEND}`,
    `Send 100 USDC to someone other than ${FRIEND}`,
    `Send 100 USDC on behalf of ${FRIEND}`,
    `Send 100 USDC to ${FRIEND}'s Safe`,
    `Send 100 USDC to the owner of ${FRIEND}`,
    `Send 100 USDC to whoever owns ${FRIEND}`,
    `Send 100 USDC to the address after ${FRIEND}`,
    `Send 100 USDC to an address like ${FRIEND}`,
    `Send 100 USDC to the contract deployed by ${FRIEND}`,
    `Deposit 100 USDC into the vault ${FRIEND}`,
    `Bob asks: 100 USDC to ${FRIEND}?`,
  ];
  for (const intent of unpaid)
    it(`goes to nobody who is only mentioned: ${intent}`, () => {
      expect(decide(intent, pay())).to.equal("REJECT");
      expect(decide(intent, pay(SAFE))).to.equal("REJECT");
    });

  it("goes to the one who is left", () => {
    expect(decide(`Send 100 USDC to nobody but ${FRIEND}`, pay())).to.equal("PASS");
    expect(decide(`Send 100 USDC to ${FRIEND}'s wallet`, pay())).to.equal("PASS");
  });

  const unread = [
    `Send 100 USDC a day to ${FRIEND}`,
    `Send 100 USDC per person to ${FRIEND}`,
    `Send 100 USDC more than last time to ${FRIEND}`,
    `Send 100 fake USDC to ${FRIEND}`,
    `Send 100 USDC to ${FRIEND} as DAI`,
    `Send 100 USDC with interest to ${FRIEND}`,
    `Send 100 USDC gross to ${FRIEND}`,
    `Send 100 USDC LP tokens to ${FRIEND}`,
    `Send 100 USDC to ${FRIEND} and all holders`,
    `Send ETH worth 100 USDC to ${FRIEND}`,
    `Send 100 USDC to ${FRIEND} from my savings account`,
  ];
  for (const intent of unread)
    it(`is not made of half of what was said: ${intent}`, () => {
      expect(decide(intent, pay())).to.equal("REJECT");
    });
});

describe("who may spend, or for whom it is done,", () => {
  const others = [
    `anyone but ${FRIEND}`,
    `everyone except ${FRIEND}`,
    `the owner of ${FRIEND}`,
    `${FRIEND}'s successor`,
    `the contract deployed by ${FRIEND}`,
    `whoever owns ${FRIEND}`,
  ];
  for (const other of others)
    it(`is nobody who is only mentioned: ${other}`, () => {
      const grant = erc20.call(USDC, "approve", [FRIEND, 100n * USD6]);
      const supply = aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, FRIEND, 0]);
      const withdraw = aave.call(AAVE_POOL, "withdraw", [USDC, 100n * USD6, FRIEND]);
      expect(decide(`Approve ${other} to spend 100 USDC`, grant)).to.equal("REJECT");
      expect(decide(`Supply 100 USDC to Aave on behalf of ${other}`, supply)).to.equal("REJECT");
      expect(decide(`Withdraw 100 USDC from Aave to ${other}`, withdraw)).to.equal("REJECT");
    });

  it("may be named by what is theirs", () => {
    const revoke = erc20.call(USDC, "approve", [FRIEND, 0n]);
    expect(decide(`Revoke ${FRIEND}'s USDC allowance`, revoke)).to.equal("PASS");
    const supply = aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, FRIEND, 0]);
    expect(decide(`Supply 100 USDC to Aave on behalf of ${FRIEND}`, supply)).to.equal("PASS");
  });
});

describe("a trade", () => {
  const sell = v2.call(V2_ROUTER, "swapExactTokensForETH", [
    500n * USD6,
    (166n * ETHER) / 1000n,
    [USDC, WETH],
    USER,
    SOON,
  ]);
  it("is the whole of what is asked for", () => {
    const request = "Swap 500 USDC for ETH, 0.5% slippage";
    expect(outcome(request, sell, AT_PRICES)).to.equal("PASS");
    for (const intent of [
      "Swap 500 USDC for ETH and back, 0.5% slippage",
      "Swap 500 USDC to ETH, then back to USDC, 0.5% slippage",
      "Swap 500 USDC for bridged ETH, 0.5% slippage",
      "Swap 500 USDC for leveraged ETH, 0.5% slippage",
      "Set a stop loss: swap 500 USDC for ETH, 0.5% slippage",
    ])
      expect(outcome(intent, sell, AT_PRICES), intent).to.not.equal("PASS");
  });
});

describe("an allowance that is to grow", () => {
  const set = erc20.call(USDC, "approve", [PERMIT2, 100n * USD6]);
  const grow = erc20.call(USDC, "increaseAllowance", [PERMIT2, 100n * USD6]);
  const wordings = [
    "Approve Permit2 to spend an additional 100 USDC",
    "Increase Permit2's allowance by 100 USDC",
  ];
  for (const intent of wordings)
    it(`is not set anew: ${intent}`, () => {
      expect(decide(intent, grow)).to.equal("PASS");
      expect(decide(intent, set)).to.equal("REJECT");
    });

  it("may be set where the intent says to how much", () => {
    expect(decide("Increase my USDC allowance for Permit2 to 100", set)).to.equal("PASS");
  });
});

describe("a loan or a deposit", () => {
  const repay = aave.call(AAVE_POOL, "repay", [USDC, 100n * USD6, 2n, USER]);
  const withdraw = aave.call(AAVE_POOL, "withdraw", [USDC, 100n * USD6, USER]);
  const supply = aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, USER, 0]);

  it("is reduced by a number, and a number that is to be left tells nothing", () => {
    expect(decide("Reduce my Aave USDC debt by 100", repay)).to.equal("PASS");
    expect(decide("Reduce my Aave USDC debt to 100", repay)).to.equal("REJECT");
  });

  it("comes back as the token that the intent wants", () => {
    expect(decide("Withdraw 100 USDC from Aave", withdraw)).to.equal("PASS");
    expect(decide("Withdraw 100 USDC from Aave as ETH", withdraw)).to.equal("REJECT");
  });

  it("is nobody else's", () => {
    expect(decide("Repay 100 USDC on Aave", repay)).to.equal("PASS");
    expect(decide("Repay Alice's 100 USDC loan on Aave", repay)).to.equal("REJECT");
    expect(decide("Supply 100 USDC to Aave for Alice", supply)).to.equal("REJECT");
  });
});
