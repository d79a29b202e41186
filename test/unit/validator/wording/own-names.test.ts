import { COMET_USDC, COMET_WETH, PERMIT2, UNIVERSAL_ROUTER, USDC, USER } from "../../../corpus/addresses.ts";
import { comet } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { NOW, USD6 } from "../../../corpus/terms.ts";

const lent = (market = COMET_USDC, dollars = 600n) => ({
  from: USER,
  transactions: [
    erc20.call(USDC, "approve", [market, 600n * USD6]),
    comet.call(market, "supply", [USDC, dollars * USD6]),
  ],
});

describe("a market by the name of what it gives out", () => {
  eachWording(
    [
      "approve cUSDCv3 for 600 USDC and supply the 600 USDC to Compound V3 (cUSDCv3)",
      "Let cUSDCv3 take 600 USDC, then deposit 600 USDC into cUSDCv3.",
    ],
    lent(),
    [lent(COMET_WETH), lent(COMET_USDC, 500n)],
  );
});

const signed = (nonce: string, dollars = 250n) => ({
  chainId: 1,
  from: USER,
  typedData: {
    primaryType: "PermitTransferFrom",
    types: {},
    domain: { chainId: 1, verifyingContract: PERMIT2 },
    message: {
      permitted: { token: USDC, amount: (dollars * USD6).toString() },
      spender: UNIVERSAL_ROUTER,
      nonce,
      deadline: (NOW + 1200n).toString(),
    },
  },
});

describe("what is to be signed, by its nonce", () => {
  eachWording(
    [
      `Sign a Permit2 transfer permission: 250 USDC, spender ${UNIVERSAL_ROUTER}, nonce 1, valid until 12:20 UTC today.`,
      `Sign the one-time Permit2 transfer permit over 250 USDC for ${UNIVERSAL_ROUTER} with nonce: 1`,
    ],
    signed("1"),
    [signed("2"), signed("11"), signed("1", 350n)],
  );
});
