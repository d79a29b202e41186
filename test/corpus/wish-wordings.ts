import { AAVE_POOL, DAI, USDC, USER, V2_ROUTER, WETH, WSTETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const wrapped = lido.call(WSTETH, "wrap", [6n * ETHER]);
const unwrapped = weth.call(WETH, "withdraw", [3n * ETHER]);
const sold = v2.call(V2_ROUTER, "swapExactETHForTokens", [8900n * ETHER, [WETH, DAI], USER, SOON], {
  value: 3n * ETHER,
});
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 400n * USD6, USER]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 900n * USD6, 2, 0, USER]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, MAX, 2, USER]);
const part = aave.call(AAVE_POOL, "repay", [USDC, 200n * USD6, 2, USER]);

const UNREAD = [
  ...NODE.clarity,
  ...NODE.operation,
  ...NODE.token,
  ...NODE.amount,
  ...NODE.sequence,
  ...NODE.minimum,
];
const right = (rule: string, tx: Record<string, unknown>, ...intents: string[]) =>
  intents.map((intent) => aligned(rule, intent, tx));
const wrong = (rule: string, tx: Record<string, unknown>, ...intents: string[]) =>
  intents.map((intent) => faulty(rule, UNREAD, intent, tx));

/** How people say what they want to have in the end, how much of it, and where it is to go. */
export const wishWordings: CorpusCase[] = [
  ...right("what is wished for", wrapped, "Wrap 6 stETH at Lido, I want wstETH."),
  ...wrong(
    "what is wished for is given away",
    wrapped,
    "Wrap 6 stETH at Lido. I'd rather have stETH.",
    "Wrap 6 stETH into wstETH, I prefer stETH.",
    "Wrap 6 stETH into wstETH so that I have stETH.",
  ),
  ...right(
    "one instead of the other",
    wrapped,
    "Wrap 6 stETH at Lido so that I have wstETH instead.",
    "Please wrap six stETH (Lido), I want to hold wstETH.",
    "I want wstETH instead of the 6 stETH I'm holding, via Lido.",
    "Lido wrap\namount: 6 stETH\nresult: wstETH",
  ),
  ...wrong(
    "something else instead, or what is so already",
    wrapped,
    "I have wstETH instead of 6 stETH.",
    "Wrap 6 stETH into wstETH instead of selling it.",
    "Wrap 6 stETH into wstETH. Hold wstETH.",
    "I want wstETH instead of the 7 stETH I'm holding.",
    "Wrap 6 stETH into wstETH. I want to hold stETH instead.",
  ),
  ...right(
    "a remark beside it",
    wrapped,
    "I'd prefer the wrapped version for tax reasons: turn 6 stETH into wstETH at Lido.",
    "Wrap 6 stETH at Lido into wstETH. The website said this is the usual way.",
  ),
  ...wrong(
    "a remark that undoes it",
    wrapped,
    "Wrap 6 stETH at Lido into wstETH. The shop told me to wait.",
    "Wrap 6 stETH at Lido into wstETH. I read that I shouldn't.",
    "Wrap 6 stETH into wstETH, I'd like to see first what it yields.",
  ),
  ...right("what is no longer needed", unwrapped, "I don't want WETH, unwrap 3 WETH"),
  ...right(
    "what is too little",
    sold,
    "Sell 3 ETH for DAI on Uniswap V2. Anything under 8900 DAI is too little.",
    "Sell 3 ETH for DAI on Uniswap V2. Less than 8,900 DAI is not enough.",
    "Sell 3 ETH for DAI on Uniswap V2. If it can't give 8900 DAI or more then it should fail.",
    "Sell 3 ETH for DAI on Uniswap V2. If I can't get at least 8900 DAI, it should revert.",
    "Sell 3 ETH for DAI on Uniswap V2. Minimum out = 8900 DAI.",
  ),
  ...wrong(
    "what is too little is what may be got",
    sold,
    "Sell 3 ETH for DAI on Uniswap V2, at least 8900 DAI. Less than 9000 DAI is too little.",
    "Sell 3 ETH for DAI on Uniswap V2. 8900 DAI is too little.",
    "Sell 3 ETH for DAI on Uniswap V2. Anything over 8900 DAI is too much.",
    "Sell 3 ETH for DAI on Uniswap V2. If it can't give 9000 DAI or more, it should fail.",
    "Sell 3 ETH for DAI on Uniswap V2. If it gives 8900 DAI or more, it should fail.",
    "Sell 3 ETH for DAI on Uniswap V2, at least 8900 DAI. ETH is what I want.",
    "Sell 3 ETH for DAI on Uniswap V2. Minimum out = 9000 DAI.",
  ),
  ...right(
    "what should return",
    withdrawn,
    "Of the USDC I've supplied on Aave V3, 400 should return to my wallet.",
    "400 USDC of my Aave V3 deposit shall return to me.",
  ),
  ...wrong(
    "what should return, the other way",
    aave.call(AAVE_POOL, "supply", [USDC, 400n * USD6, USER, 0]),
    "400 USDC from Aave V3 should return to my wallet.",
    "400 USDC of my Aave V3 deposit shall come back to me.",
  ),
  ...right(
    "a loan that is paid out",
    borrowed,
    "Take out a loan of 900 USDC at Aave v3 and let it come to my wallet.",
    "I would like to draw 900 USDC from Aave V3 as a variable-rate loan against my collateral.",
    "I need 900 USDC from Aave V3 as a loan, to be sent to my own wallet.",
  ),
  ...wrong(
    "a loan that is paid out to somebody else, or was",
    borrowed,
    "I need 900 USDC from Aave V3 as a loan, to be sent to my brother.",
    "The loan of 900 USDC at Aave V3 was paid out to my wallet.",
    "900 USDC of my loan at Aave V3 should go back.",
  ),
  ...right(
    "all of a debt",
    repaid,
    "Pay off the entire USDC loan on Aave v3, whatever is owed.",
    "My USDC borrow at Aave V3: close it out completely.",
    "Repay my whole USDC loan on Aave v3, the variable one.",
  ),
  ...wrong(
    "a part of a debt",
    part,
    "Repay 200 USDC of my loan on Aave V3, whatever is owed.",
    "Repay my USDC loan on Aave v3, whatever I still owe.",
    "Repay my USDC loan on Aave v3, whatever is owed to me.",
    "My USDC borrow at Aave V3: close it out completely.",
  ),
];
