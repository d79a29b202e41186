import { expect } from "chai";
import { FRIEND, PERMIT2, STRANGER, USDC, USER } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const permit2 = callsOf([
  "function approve(address token, address spender, uint160 amount, uint48 expiration)",
]);
const at = (time: string) => BigInt(Date.parse(time) / 1000);
const granted = (end: string, dollars = 325n, to = FRIEND) =>
  permit2.call(PERMIT2, "approve", [USDC, to, dollars * USD6, at(end)]);

describe("the end of what is granted, in whatever form its day and hour are written", () => {
  eachWording(
    [
      `Permit2, please, for ${FRIEND}: 325 USDC, and it shall lapse at noon UTC on 15 Dec 2026.`,
      `Via Permit2 ${FRIEND} may use 325 USDC of mine, up to noon UTC on Dec 15.`,
      `Give permission in Permit2 to ${FRIEND}, 325 USDC, end is at 15.12.2026 midday UTC, thanks.`,
      `On Permit2 approve ${FRIEND} for USDC 325, ending 2026-12-15T12:00Z.`,
      `Through Permit2 325 USDC for ${FRIEND}. Until noon UTC on the 15th of December of this year.`,
    ],
    granted("2026-12-15T12:00:00Z"),
    [
      granted("2026-12-16T12:00:00Z"),
      granted("2027-12-15T12:00:00Z"),
      granted("2026-12-15T13:00:00Z"),
      granted("2026-12-15T12:00:00Z", 335n),
      granted("2026-12-15T12:00:00Z", 325n, STRANGER),
    ],
  );
});

describe("an hour of another day is no end of today", () => {
  eachWording(
    [`Permit2 for ${FRIEND}: 325 USDC, it shall lapse at 12:20 UTC tomorrow`],
    granted("2026-11-16T12:20:00Z"),
    [granted("2026-11-15T12:20:00Z")],
  );
});

describe("the end of what is granted, in seconds since 1970", () => {
  eachWording(
    [
      `permit2 approve: 325 usdc, spender ${FRIEND}, exp 1797336000`,
      `Through Permit2 let ${FRIEND} use 325 USDC until unix time 1797336000.`,
    ],
    granted("2026-12-15T12:00:00Z"),
    [granted("2026-12-15T12:10:00Z"), granted("2026-12-15T12:00:00Z", 335n)],
  );
});

describe("another end than the call's", () => {
  const signed = {
    chainId: 1,
    from: USER,
    typedData: {
      primaryType: "TransferWithAuthorization",
      types: {},
      domain: { chainId: 1, verifyingContract: USDC },
      message: {
        from: USER,
        to: FRIEND,
        value: "40000000",
        validAfter: "0",
        validBefore: at("2026-11-15T12:20:00Z").toString(),
        nonce: `0x${"11".repeat(32)}`,
      },
    },
  };
  for (const [tx, wording, right, wrong] of [
    [
      granted("2026-11-15T13:00:00Z"),
      `Permit2 allowance of 325 USDC for ${FRIEND}, end: `,
      "1 pm UTC today",
      "2 pm UTC today",
    ],
    [
      signed,
      `Sign a 40 USDC payment authorization for ${FRIEND}, good until `,
      "12:20 UTC today.",
      "13:20 UTC today.",
    ],
    [
      signed,
      `transferWithAuthorization, to ${FRIEND}, value 40 USDC, validBefore `,
      "12:20 UTC",
      "13:20 UTC",
    ],
  ] as const)
    it(`${wording}${wrong}`, () => {
      expect(decide(wording + right, tx)).to.equal("PASS");
      expect(decide(wording + wrong, tx)).to.equal("REJECT");
    });
});
