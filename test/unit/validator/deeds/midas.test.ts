import { encoded, expectOnly, expectPassed, expectRefused, FRIEND, ME, THIEF } from "./judged.ts";

const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";
const ISSUES_TBILL = "0x99361435420711723aF805F08187c9E6bF796683";
const ISSUES_BASIS = "0xa8a5c4FF4c86a459EBbDC39c5BE77833B3A15d88";
const TAKES_TBILL = "0xF6e51d24F4793Ac5e71e0502213a9BBE3A6d4517";
const TAKES_BASIS = "0x19AB19e61A930bc5C7B75Bf06cDd954218Ca9F0b";
const ETHER = 10n ** 18n;
const NOBODY = `0x${"0".repeat(64)}`;

describe("a token of Midas", () => {
  interface Changed {
    vault?: string;
    token?: string;
    amount?: bigint;
    least?: bigint;
    value?: bigint;
  }
  const buy = (one: Changed = {}, recipient?: string) => ({
    to: one.vault ?? ISSUES_TBILL,
    value: one.value ?? 0n,
    data: encoded(`depositInstant(address,uint256,uint256,bytes32${recipient ? ",address" : ""})`, [
      one.token ?? USDC,
      one.amount ?? 100n * ETHER,
      one.least ?? 95n * ETHER,
      NOBODY,
      ...(recipient ? [recipient] : []),
    ]),
  });
  const request = (vault = ISSUES_TBILL) => ({
    to: vault,
    data: encoded("depositRequest(address,uint256,bytes32)", [USDC, 100n * ETHER, NOBODY]),
  });

  it("is bought at once with what the intent names, from the vault that issues it", () => {
    expectOnly("Mint mTBILL at Midas with 100 USDC, at least 95 mTBILL", buy(), {
      vault: buy({ vault: ISSUES_BASIS }),
      "vault of nobody": buy({ vault: THIEF }),
      token: buy({ token: USDT }),
      amount: buy({ amount: 101n * ETHER }),
      least: buy({ least: 94n * ETHER }),
      "least, none": buy({ least: 0n }),
      "value beside it": buy({ value: 1n }),
      "amount finer than the token counts": buy({ amount: 100n * ETHER + 1n }),
      recipient: buy({}, THIEF),
      "request instead": request(),
    });
    expectPassed(buy({}, FRIEND), [`Buy mTBILL with 100 USDC at Midas, tokens to ${FRIEND}`]);
    expectRefused(buy({}, FRIEND), [
      "Buy mTBILL with 100 USDC at Midas",
      `Buy mTBILL with 100 USDC at Midas for ${ME}`,
    ]);
  });

  it("is told by its name or by the vault's address, and not by Midas alone", () => {
    expectPassed(buy({ least: 0n }), [
      "Buy mTBILL at Midas with 100 USDC, whatever comes out is fine",
      `Deposit 100 USDC into the Midas vault ${ISSUES_TBILL}`,
    ]);
    expectRefused(buy({ least: 0n }), [
      "Deposit 100 USDC at Midas",
      "Deposit 100 USDC into the Midas vault",
      "Buy mBASIS at Midas with 100 USDC",
      "Buy mTBILL at Midas with 100 USDC, I expect at least 95 mTBILL",
      "Buy mTBILL at Midas with 100 USDC, the least I take is 95 mTBILL",
      "Buy mTBILL at Midas with 100 USDC and 0.5% slippage",
      `Deposit 100 USDC into the Midas vault ${ISSUES_BASIS}`,
      "Do not buy mTBILL at Midas with 100 USDC",
      "Buy mTBILL at Midas with 100 USDC tomorrow",
    ]);
  });

  it("is asked for by a request where the call only makes one", () => {
    expectPassed(request(), ["Make a purchase request for mTBILL at Midas with 100 USDC"]);
    expectRefused(request(), [
      "Buy mTBILL at Midas with 100 USDC",
      "Instantly buy mTBILL at Midas with 100 USDC",
    ]);
    expectRefused(buy(), ["Make a purchase request for mTBILL at Midas with 100 USDC"]);
  });

  it("is given back for the token that the intent names", () => {
    const redeem = (vault = TAKES_TBILL, token = USDC, amount = 5n * ETHER, least = 4n * ETHER) => ({
      to: vault,
      data: encoded("redeemInstant(address,uint256,uint256)", [token, amount, least]),
    });
    expectOnly("Redeem 5 mTBILL for USDC at Midas, at least 4 USDC", redeem(), {
      vault: redeem(TAKES_BASIS),
      token: redeem(TAKES_TBILL, USDT),
      amount: redeem(TAKES_TBILL, USDC, 6n * ETHER),
      least: redeem(TAKES_TBILL, USDC, 5n * ETHER, 3n * ETHER),
    });
    expectPassed(redeem(), [`Redeem 5 tokens for USDC at the Midas vault ${TAKES_TBILL}`]);
    expectRefused(redeem(), [
      "Redeem 5 tokens for USDC at Midas",
      `Redeem 5 tokens for USDC at the Midas vault ${TAKES_BASIS}`,
      "Redeem 5 mTBILL at Midas",
      "Request the redemption of 5 mTBILL for USDC at Midas",
    ]);
  });
});
