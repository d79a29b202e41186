import { expect } from "chai";
import { C_USDC, DAI, USDC, USER, V2_ROUTER, V3_ROUTER_02, WETH } from "../../../corpus/addresses.ts";
import { cToken } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v2, v3Router02 } from "../../../corpus/encoders/uniswap.ts";
import { decide, eachWording, type Given } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const sell = (given: bigint, least: bigint, path = [WETH, USDC]) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [given * ETHER, least * USD6, path, USER, SOON]);
const buy = (most: bigint, got = ETHER) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [got, most * USD6, [USDC, WETH], USER, SOON]);
const approve = (amount: bigint) => erc20.call(DAI, "approve", [V2_ROUTER, amount * ETHER]);
const all = (...transactions: Given[]) => ({ transactions });

describe("a word that bounds the sum behind it", () => {
  describe("bounds none that stands before it", () => {
    eachWording(
      [
        "Sell 1 WETH min 2950 USDC on Uniswap V2",
        "Uniswap V2\nAmount to send: 1 WETH\nMinimum to receive: 2950 USDC",
        "In: 1 WETH\nMin out: 2950 USDC\nVia: Uniswap V2",
      ],
      sell(1n, 2950n),
      [sell(1n, 2900n), sell(2n, 2950n), buy(2950n)],
    );
    eachWording(
      ["buy 1 WETH max 3030 USDC on uniswap v2", "Buy 1 WETH\nMax. cost 3030 USDC\nUniswap V2"],
      buy(3030n),
      [buy(3100n), buy(3030n, 2n * ETHER), sell(1n, 3030n)],
    );
  });

  it("is no bound in what is put up for sale", () => {
    const intent = "Put 1 WETH up for sale on Uniswap V2 for at least 2950 USDC";
    expect(decide(intent, sell(1n, 2950n))).to.equal("PASS");
    expect(decide(intent, sell(1n, 2900n))).to.equal("REJECT");
  });
});

describe("a trade told as what is wanted", () => {
  eachWording(
    [
      "USDC wanted, 2950 or above. On offer: 1 WETH. Uniswap V2, please.",
      "Subject: WETH\n\nPlease sell 1 WETH on Uniswap V2 for at least 2950 USDC.",
    ],
    sell(1n, 2950n),
    [sell(1n, 2900n), sell(2n, 2950n)],
  );
});

describe("a form of another name at its head", () => {
  it("is none", () => {
    const intent = "Draft: sell 1 WETH on Uniswap V2 for at least 2950 USDC";
    expect(decide(intent, sell(1n, 2950n))).to.equal("REJECT");
  });
});

describe("rights that are not to be left", () => {
  const least = (amount: bigint) =>
    v2.call(V2_ROUTER, "swapExactTokensForTokens", [350n * ETHER, amount * USD6, [DAI, USDC], USER, SOON]);
  const intent =
    "I never leave approvals lying around. Let the Uniswap V2 router have 350 DAI, swap the 350 DAI for no less than 347 USDC and set the DAI allowance back to zero.";

  it("are told of where they are taken back", () => {
    expect(decide(intent, all(approve(350n), least(347n), approve(0n)))).to.equal("PASS");
    expect(decide(intent, all(approve(350n), least(340n), approve(0n)))).to.equal("REJECT");
  });

  it("stop what leaves them", () => {
    expect(decide(intent, all(approve(350n), least(347n)))).to.equal("REJECT");
  });
});

describe("a market of one token", () => {
  const repay = (amount: bigint) => cToken.call(C_USDC, "repayBorrow", [amount]);

  it("says by its name what is owed there", () => {
    expect(decide("Repay 310 on my cUSDC borrow", repay(310n * USD6))).to.equal("PASS");
    expect(decide("Repay 310 on my cUSDC borrow", repay(300n * USD6))).to.equal("REJECT");
    expect(decide("Repay 310 on my cDAI borrow", repay(310n * USD6))).to.equal("REJECT");
  });

  describe("where nothing is to be left", () => {
    eachWording(
      [
        "There's a cUSDC debt of mine on Compound V2. Repay it to the last cent.",
        "Repay the cUSDC loan on Compound V2, the lot.",
      ],
      repay(2n ** 256n - 1n),
      [repay(310n * USD6), cToken.call(C_USDC, "borrow", [310n * USD6])],
    );
  });

  it("is paid later by nobody", () => {
    expect(
      decide("I turn forty in June. By then pay back everything on my cUSDC loan.", repay(2n ** 256n - 1n)),
    ).to.equal("REJECT");
  });
});

describe("a least of what is paid", () => {
  it("is none of what is sold for it", () => {
    for (const intent of [
      "On Uniswap V2 spend at least 2950 USDC to get 1 WETH.",
      "Get 1 WETH on Uniswap V2, paying no less than 2950 USDC.",
    ])
      expect(decide(intent, sell(1n, 2950n)), intent).to.equal("REJECT");
  });
});

describe("a number that reads as another term", () => {
  const endless = (least: bigint) =>
    v3Router02.call(V3_ROUTER_02, "exactInputSingle", [[WETH, USDC, 500, USER, 2n * ETHER, least * USD6, 0]]);

  it("is a sum before a token and the least where nobody counts so many minutes", () => {
    for (const intent of [
      "Uniswap V3: 2 WETH in, USDC out, 5900 min",
      "Uniswap V3 swap, same chain: 2 WETH into USDC, min 5900 USDC",
    ]) {
      expect(decide(intent, endless(5900n)), intent).to.equal("PASS");
      expect(decide(intent, endless(5800n)), intent).to.equal("REJECT");
    }
  });
});
