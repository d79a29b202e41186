import { AAVE_POOL, DAI, FRIEND, USDC, USER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, MAX } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const repay = (token: string, units = MAX) => aave.call(AAVE_POOL, "repay", [token, units, 2, USER]);
const wrap = (amount: bigint) => weth.call(WETH, "deposit", [], { value: amount * ETHER });
const payWeth = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount * ETHER]);

const CASES: readonly Wording[] = [
  {
    intents: ["Repay all my USDC debt on Aave V3, and all of my DAI debt there."],
    tx: batch(repay(USDC), repay(DAI)),
    wrong: [batch(repay(USDC), repay(DAI, 80n * ETHER))],
    others: [
      "Repay all my USDC debt on Aave V3, and of my DAI debt there the same amount.",
      "Repay all my USDC debt on Aave V3, and as much of my DAI debt there.",
      "Repay all my USDC debt on Aave V3, and an equal sum of DAI.",
    ],
  },
  {
    intents: [`Wrap 3 ETH and send ${FRIEND} the 3 WETH.`],
    tx: batch(wrap(3n), payWeth(3n)),
    wrong: [batch(wrap(3n), payWeth(2n))],
    others: [
      `Wrap 3 ETH twice, once for me and once for ${FRIEND}, and send him his 3 WETH.`,
      `Wrap 3 ETH two times, once for me and once for ${FRIEND}, then send him his 3 WETH.`,
    ],
  },
];

/** Deeds that are told how often and how much by others, and such as no call answers. */
export const countedWordings = wordings(
  { right: "as often and as much as told", wrong: "less than is told", other: "more than is done" },
  CASES,
);
