import { AAVE_POOL, FRIEND, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const wrapped = weth.call(WETH, "deposit", [], { value: 3n * ETHER });

/** Calls that nobody asks for: what is done with a right where only the right is asked for, and what is wrapped first. */
export const unaskedDeeds: CorpusCase[] = [
  ...pairs(
    "a right that is used at once",
    batch(
      erc20.call(USDC, "approve", [AAVE_POOL, 450n * USD6]),
      aave.call(AAVE_POOL, "supply", [USDC, 450n * USD6, USER, 0]),
    ),
    {
      right: [
        "Supply 450 USDC to Aave V3.",
        "Approve the Aave V3 pool for 450 USDC; 450 USDC into Aave V3.",
        "Let the Aave V3 pool take 450 USDC and deposit it.",
      ],
      wrong: [
        "Approve the Aave V3 pool for 450 USDC.",
        "Give the Aave V3 pool an allowance of 450 USDC",
        "Let Aave V3 spend 450 USDC",
        "Aave V3 may take 450 USDC",
        "Raise my Aave V3 allowance to 450 USDC",
      ],
    },
  ),
  ...pairs("what is wrapped and paid", batch(wrapped, erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER])), {
    right: [`Wrap 3 ETH, ${FRIEND} gets the 3 WETH.`, `Turn 3 ETH into WETH and send 3 WETH to ${FRIEND}.`],
    wrong: [`Send 3 WETH to ${FRIEND}.`, `${FRIEND} gets 3 WETH`],
  }),
  ...pairs(
    "what is wrapped for a right",
    batch(wrapped, erc20.call(WETH, "approve", [V2_ROUTER, 3n * ETHER])),
    {
      right: [`Wrap 3 ETH and approve ${V2_ROUTER} to spend 3 WETH.`],
      wrong: [`Approve ${V2_ROUTER} to spend 3 WETH.`],
    },
  ),
];
