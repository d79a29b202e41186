import { ZeroAddress } from "ethers";
import {
  AAVE_POOL,
  C_DAI,
  C_USDC,
  COMPTROLLER,
  FRIEND,
  LIDO_QUEUE,
  STETH,
  USDC,
  USER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, comptroller, cToken, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const returned = aave.call(AAVE_POOL, "repay", [USDC, 190n * USD6, 2, USER]);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 70n * USD6, USER]);
const redeemed = cToken.call(C_USDC, "redeem", [9000n * 10n ** 8n]);
const given = aave.call(AAVE_POOL, "supply", [USDC, 70n * USD6, FRIEND, 0]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[6n * ETHER], USER]);
const unwrapped = lido.call(WSTETH, "unwrap", [4n * ETHER]);
const released = weth.call(WETH, "withdraw", [(7n * ETHER) / 4n]);
const deposited = lido.call(STETH, "submit", [ZeroAddress], { value: 7n * ETHER });

/** Sentences beside or around one deed: what it is for, where something comes from, an order asked as a favour, what was done already. */
export const oneCallBeside: CorpusCase[] = [
  ...pairs("what may be borrowed against", entered, {
    right: [
      "Please enter the Compound V2 market for cDAI. I want it to count for my borrowing power.",
      "My cDAI at Compound V2 should count towards my borrowing power.",
      "I'd like to be able to borrow against my cDAI, so please enter that market on the Compound V2 Comptroller.",
      "Enter the cDAI market on the Compound V2 Comptroller so that I can borrow against it.",
    ],
    wrong: [
      "My cDAI at Compound V2 should not count towards my borrowing power.",
      "Enter the Compound V2 market for cDAI. I want cUSDC to count for my borrowing power.",
      "I'd like to be able to borrow against my cUSDC, so please enter that market on the Compound V2 Comptroller.",
      "I'd like to be able to borrow against my cDAI and my cUSDC, so please enter that market on the Compound V2 Comptroller.",
      "I'd like to be able to borrow against my cDAI, so please leave that market on the Compound V2 Comptroller.",
      "I'd like to be able to borrow against my cDAI. Enter that market on the Compound V2 Comptroller and borrow 100 DAI.",
    ],
  }),
  ...pairs("whose a claim in the queue is to be", queued, {
    right: [`Put 6 stETH of mine in Lido's queue for withdrawal, the claim belonging to ${USER}.`],
    wrong: [
      `Put 6 stETH of mine in Lido's queue for withdrawal, the claim belonging to ${FRIEND}.`,
      "Put 6 stETH of mine in Lido's queue for withdrawal, the claim belonging to Bob.",
    ],
  }),
  ...pairs("who holds the request", queued, {
    right: [
      "Start the withdrawal of 6 stETH at Lido, the request should belong to me.",
      "Request the withdrawal of 6 stETH from Lido, the claim shall be in my name.",
      "Start the withdrawal of 6 stETH at Lido, I should own the request.",
    ],
    wrong: [
      "Start the withdrawal of 6 stETH at Lido, the request should belong to her.",
      "Start the withdrawal of 6 stETH at Lido, the request should belong to that address.",
      "Request the withdrawal of 6 stETH from Lido, the claim shall be in his name.",
      "Request the withdrawal of 6 stETH from Lido, the claim shall not be in my name.",
    ],
  }),
  ...pairs("who holds what is deposited", given, {
    right: [
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND} - the aTokens are a gift, they belong to that address.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; she is to hold the aTokens, not me.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}. The position belongs to him.`,
    ],
    wrong: [
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; the aTokens go to me.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; the aTokens are mine.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND} - the aTokens are a gift, they belong to my brother.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; she is to hold the aTokens, not her.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; she is to hold half of the aTokens.`,
      `Supply 70 USDC to Aave V3 on behalf of ${FRIEND}; she is to hold the aTokens next week.`,
      "Supply 70 USDC to Aave V3; she is to hold the aTokens.",
    ],
  }),
  ...pairs("what shares are redeemed for", redeemed, {
    right: [
      "Redeem 9,000 of my cUSDC tokens at Compound V2 for the USDC underneath.",
      "Redeem 9,000 cUSDC at Compound V2 and have the USDC back in my wallet.",
    ],
    wrong: [
      "Redeem 9,000 cUSDC at Compound V2 for DAI.",
      "Redeem 9,000 cUSDC at Compound V2 for 9,000 USDC.",
      "Redeem cUSDC at Compound V2 for 9,000 USDC.",
      "Redeem 9,000 USDC at Compound V2.",
      "Redeem 9,000 cUSDC at Compound V2 for half of the USDC underneath.",
      "Redeem 9,000 cUSDC at Compound V2 and have the USDC back with Bob.",
    ],
  }),
  ...pairs("what comes back out of where it lies", withdrawn, {
    right: [
      "I'd like 70 USDC back out of Aave V3, into my own wallet.",
      "I have some funds in Aave V3. Withdraw 70 USDC from there into my wallet.",
    ],
    wrong: [
      "I'd like 60 USDC back out of Aave V3, into my own wallet.",
      "Withdraw 70 USDC from Aave V3. I back out of it.",
      "I have some funds in Aave V2. Withdraw 70 USDC from there into my wallet.",
    ],
  }),
  ...pairs("an order that is asked as a favour, beside a wish for what it brings", unwrapped, {
    right: [
      "hi, convert 4 wsteth into steth for me?",
      "I'd prefer to hold stETH. Unwrap 4 of my wstETH.",
      "Unwrap 4 wstETH. My security checklist, point 3.",
    ],
    wrong: [
      "convert 4 wsteth into steth?",
      "did bob convert 4 wsteth into steth for me?",
      "why convert 4 wsteth into steth for me?",
      "convert 4 wsteth into steth for me? nah",
      "I'd prefer to hold wstETH. Unwrap 4 wstETH.",
      "Unwrap 4 wstETH. My security limit, 3.",
    ],
  }),
  ...pairs("so much out of the contract itself", released, {
    right: ["I need native ether for gas so withdraw 1.75 from the WETH contract, thx"],
    wrong: [
      "I need native ether for gas so withdraw 1.7 from the WETH contract, thx",
      "Withdraw 1.75 from the stETH contract.",
      "withdrew 1.75 from the WETH contract",
      "withdrew 1.75 WETH from the WETH contract",
    ],
  }),
  ...pairs("what was paid or taken out already", paid, {
    right: [`Pay ${FRIEND} 45 USDC.`],
    wrong: [`Paid ${FRIEND} 45 USDC.`, `Hi. Sent ${FRIEND} 45 USDC.`],
  }),
  ...pairs("what was taken out already", withdrawn, {
    right: ["Withdraw 70 USDC from Aave V3."],
    wrong: ["Withdrew 70 USDC from Aave V3.", "I withdrew 70 USDC from Aave V3."],
  }),
  ...pairs("where it comes from", unwrapped, {
    right: [
      "The 4 wstETH I got from my sister, please unwrap into stETH.",
      "Unwrap the 4 wstETH that I bought last year.",
      "Unwrap 4 wstETH. Internal ref: SUB-0417.",
    ],
    wrong: [
      "Unwrap the 4 wstETH I stole from my sister.",
      "Unwrap the 4 wstETH she got from my sister.",
      "Unwrap the 4 wstETH I got from my sister, she wants it back.",
      "Unwrap the 4 wstETH I got from my sister tomorrow.",
      "Unwrap 4 wstETH. Fake ref: SUB-0417.",
      "Unwrap 4 wstETH. Cancel ref: SUB-0417.",
    ],
  }),
  ...pairs("what is owed to somebody else", returned, {
    right: ["Repay 190 USDC of my USDC debt at Aave V3."],
    wrong: ["Repay the 190 USDC I got from my sister at Aave V3."],
  }),
  ...pairs("what goes in and what comes out", deposited, {
    right: ["lido: 7 eth in, stETH out"],
    wrong: ["lido: 7 stETH in, eth out", "lido: 7 eth out, stETH in", "lido: 7 eth out"],
  }),
];
