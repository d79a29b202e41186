import { AAVE_POOL, DAI, STRANGER, USDC, USER, V3_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { v3 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const MILLI = ETHER / 1000n;
const trade = (token: string, amount: bigint, least = 79n) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, amount, least * MILLI, 0]]);
const repay = (token: string, units = MAX) => aave.call(AAVE_POOL, "repay", [token, units, 2, USER]);
const withdraw = (token: string, units: bigint, to = USER) =>
  aave.call(AAVE_POOL, "withdraw", [token, units, to]);

const CASES: readonly Wording[] = [
  {
    intents: [
      "Two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH.",
      "Please make two trades on Uniswap V3: 240 USDC for WETH (min 0.079), 240 DAI for WETH (same minimum).",
      "On Uniswap V3, two conversions: 240 USDC into WETH and 240 DAI into WETH, 0.079 WETH or more each.",
      "Uniswap V3 swaps:\n- 240 USDC → WETH (min 0.079 WETH)\n- 240 DAI → WETH (min 0.079 WETH)",
      "I'd like two purchases of WETH on Uniswap V3: with 240 USDC, at least 0.079 WETH; with 240 DAI, at least 0.079 WETH.",
      "Buy WETH twice on Uniswap V3: with 240 USDC and with 240 DAI, no less than 0.079 WETH each time.",
      "Buy WETH on Uniswap V3, once with 240 USDC and once with 240 DAI; each should bring at least 0.079 WETH.",
      "Swap the following into WETH on Uniswap V3: 240 USDC, 240 DAI. At least 0.079 WETH each.",
      "two buys on uni v3, both into weth:\n1) 240 USDC, min 0.079 WETH\n2) 240 DAI, min 0.079 WETH",
      "Two trades on Uniswap V3, both into WETH:\n• sell 240 USDC\n• sell 240 DAI\nEach must return at least 0.079 WETH.",
    ],
    tx: batch(trade(USDC, 240n * USD6), trade(DAI, 240n * ETHER)),
    wrong: [
      batch(trade(USDC, 240n * USD6), trade(DAI, 240n * ETHER, 78n)),
      batch(trade(USDC, 240n * USD6, 78n), trade(DAI, 240n * ETHER)),
      batch(trade(USDC, 240n * USD6), trade(DAI, 204n * ETHER)),
      batch(trade(USDC, 240n * USD6), trade(USDC, 240n * USD6)),
      batch(trade(USDC, 240n * USD6)),
    ],
    others: [
      "Three swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 USDC to WETH or 240 DAI to WETH, each for at least 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, the second for at least 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, for at least 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, at least 0.079 WETH in total.",
      "Two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at most 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 WETH to USDC and 240 WETH to DAI, each for at least 0.079 WETH.",
      "Two swaps on Uniswap V2: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH.",
      "Two swaps: 240 USDC to WETH on Uniswap V3, min 0.079 WETH; 240 DAI to WETH on Uniswap V2, min 0.079 WETH.",
      "Two swaps on Uniswap V3: 240 USDC to WETH, min 0.079 WETH; instead 240 DAI to WETH, min 0.079 WETH.",
      "Two swaps were made on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH.",
      "I made two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH.",
      "Which would you do: two swaps on Uniswap V3: 240 USDC to WETH and 240 DAI to WETH, each for at least 0.079 WETH?",
      "Recent trades on Uniswap V3:\n- 240 USDC → WETH, min 0.079 WETH\n- 240 DAI → WETH, min 0.079 WETH",
      "My trades on Uniswap V3:\n- 240 USDC → WETH, min 0.079 WETH\n- 240 DAI → WETH, min 0.079 WETH",
      "Two buys on Uniswap V3: 240 USDC for WETH and 240 DAI for WETH.",
      "Sell WETH on Uniswap V3 twice: for 240 USDC and for 240 DAI, at least 0.079 WETH each time.",
      "Buy WETH on Uniswap V3, once with 240 USDC or once with 240 DAI; each should bring at least 0.079 WETH.",
      "Buy WETH on Uniswap V3, once a week with 240 USDC and once with 240 DAI; each should bring at least 0.079 WETH.",
      "Buy WETH on Uniswap V3 thrice: with 240 USDC and with 240 DAI, at least 0.079 WETH each time.",
      "Buy WETH on Uniswap V3 twice a day: with 240 USDC and with 240 DAI, at least 0.079 WETH each time.",
      "Two trades on Uniswap V3:\n- 240 USDC → WETH, min 0.079 WETH\n- 240 DAI → WETH, min 0.079 WETH\n- 240 USDT → WETH",
      "Two trades on Uniswap V3: 240 USDC → WETH, min 0.079 WETH; 240 USDC → WETH, min 0.079 WETH.",
    ],
  },
  {
    intents: [
      "Two repayments on Aave V3: all of my USDC debt and all of my DAI debt.",
      "Please make two Aave V3 repayments: USDC in full, DAI in full.",
      "Repayments on Aave V3, in full:\n- USDC\n- DAI",
      "On Aave V3, settle the following debts: USDC, DAI.",
      "Settle all my loans on Aave V3: the entire USDC one and the entire DAI one, both variable.",
      "Clear both my loans on Aave V3 completely: the USDC one and the DAI one (variable both).",
      "Aave V3 repayments:\n1. USDC: the full balance\n2. DAI: likewise",
    ],
    tx: batch(repay(USDC), repay(DAI)),
    wrong: [batch(repay(USDC), repay(DAI, 80n * ETHER)), batch(repay(USDC), repay(WETH)), batch(repay(USDC))],
    others: [
      "Three repayments on Aave V3: all of my USDC debt and all of my DAI debt.",
      "Aave V3 repayments:\n1. 100 USDC\n2. DAI: likewise",
      "Aave V3 repayments:\n1. USDC: half\n2. DAI: likewise",
      "Aave V3 repayments:\n1. USDC: the full balance\n2. DAI: the same amount",
      "Settle all my loans on Aave V3: the entire USDC one or the entire DAI one, both variable.",
      "Settle all my loans on Aave V3: the entire USDC one and the entire DAI one (stable both).",
      "Settle all my loans on Aave V3: the entire USDC one and the entire DAI one (variable, not both).",
      "Settle all my loans on Aave V3: the entire USDC one and the entire DAI one, both stable.",
      "Settle all my loans on Aave V3 except: USDC, DAI.",
      "Two repayments on Aave V3 were made: all of my USDC debt and all of my DAI debt.",
      "I owe repayments on Aave V3: all USDC, all DAI.",
      "Two repayments on Compound: all of my USDC debt and all of my DAI debt.",
      "Pay off all my loans on Aave V3: USDC and DAI and WETH.",
    ],
  },
  {
    intents: [
      "Aave V3 repayments:\n- 150 USDC\n- 80 DAI",
      "pls pay down my aave v3 loans: 150 USDC and 80 DAI",
      "Pay down my loans on Aave V3: 150 USDC + 80 DAI",
    ],
    tx: batch(repay(USDC, 150n * USD6), repay(DAI, 80n * ETHER)),
    wrong: [
      batch(repay(USDC, 150n * USD6), repay(DAI)),
      batch(repay(USDC, 80n * USD6), repay(DAI, 150n * ETHER)),
    ],
    others: [
      "Aave V3 repayments:\n- 150 USDC\n- DAI: likewise",
      "Aave V3 repayments, in full:\n- 150 USDC\n- 80 DAI",
      "Pay down my Aave V3 loans to 150 USDC and 80 DAI",
      "Pay down my Aave V3 loans by half: 150 USDC and 80 DAI",
    ],
  },
  {
    intents: [
      "aave v3 to wallet, 60 USDC + 30 DAI",
      "Aave V3 to my wallet: 60 USDC, 30 DAI",
      "Aave V3 -> me: 60 USDC and 30 DAI",
    ],
    tx: batch(withdraw(USDC, 60n * USD6), withdraw(DAI, 30n * ETHER)),
    wrong: [
      batch(withdraw(USDC, 60n * USD6), withdraw(DAI, 31n * ETHER)),
      batch(withdraw(USDC, 60n * USD6), withdraw(DAI, 30n * ETHER, STRANGER)),
    ],
    others: ["wallet to aave v3, 60 USDC + 30 DAI", "aave v2 to wallet, 60 USDC + 30 DAI"],
  },
];

/** A heading that tells what is done, and items that tell of what: several trades, and several repayments. */
export const headedWordings = wordings(
  {
    right: "deeds by a heading and its items",
    wrong: "other deeds than a heading and its items tell",
    other: "headings and items that ask for no such deeds",
  },
  CASES,
);
