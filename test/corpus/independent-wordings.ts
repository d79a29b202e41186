import {
  AAVE_POOL,
  BAYC,
  DAI,
  FRIEND,
  SAFE,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc721, weth } from "./encoders/tokens.ts";
import { v3 } from "./encoders/uniswap.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (token: string, amount: bigint, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, amount]);
const give = (id: bigint, to = FRIEND) =>
  erc721.call(BAYC, "safeTransferFrom(address,address,uint256)", [USER, to, id]);

const trade = (token: string, amount: bigint, least: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, amount, least, 0]]);
const LEAST = (66n * ETHER) / 1000n;

const ALL = 2n ** 256n - 1n;
const repay = (token: string, amount = ALL) => aave.call(AAVE_POOL, "repay", [token, amount, 2, USER]);
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);

const BATCHES: readonly Wording[] = [
  {
    // Who closes a debt pays all of it.
    intents: [
      "Close both my Aave V3 loans in full:\n1) USDC\n2) DAI",
      "Close both of my debts on Aave V3: repay all the USDC and all the DAI.",
      "Settle both of my outstanding Aave V3 loans in full, i.e. the USDC debt and the DAI debt.",
      "Clear both my Aave V3 loans completely: USDC first, then DAI.",
    ],
    tx: batch(repay(USDC), repay(DAI)),
    wrong: [batch(repay(USDC), repay(WETH)), batch(repay(USDC), repay(DAI, 50n * ETHER)), batch(repay(USDC))],
    others: [
      "Repay both my Aave V3 loans: USDC and DAI.",
      "Close both my Aave V3 loans in part:\n1) USDC\n2) DAI",
      "Repay both my Aave V3 loans in full: USDC and half of the DAI.",
      "Repay both my Aave V3 loans in full: USDC now and DAI next week.",
      "Close both my Aave V3 loans: USDC or DAI.",
      "Close both my Compound loans: USDC and DAI.",
    ],
  },
  {
    intents: [
      `- 15 USDC to ${FRIEND}\n- allowance of 55 USDC for ${V2_ROUTER}\n- 2 WETH unwrapped to ETH\nAll three please`,
      `- 15 USDC to ${FRIEND}\n- approve 55 USDC, spender ${V2_ROUTER}\n- 2 WETH back into plain ETH`,
    ],
    tx: batch(pay(15n), approve(USDC, 55n * USD6), unwrap(2n * ETHER)),
    wrong: [
      batch(pay(15n), approve(USDC, 55n * USD6), unwrap(ETHER)),
      batch(pay(15n), approve(USDC, 55n * USD6)),
    ],
    others: [
      `- 15 USDC to ${FRIEND}\n- allowance of 55 USDC for ${V2_ROUTER}\n- 2 WETH unwrapped to ETH\nAll four please`,
      `- 15 USDC to ${FRIEND}\n- allowance of 55 USDC for ${V2_ROUTER}\n- 2 WETH unwrapped to ETH\nAll three tomorrow please`,
      `- 15 USDC to ${FRIEND}\n- approve 55 USDC, spender ${V2_ROUTER}\n- 2 WETH back into plain DAI`,
      `- 15 USDC to ${FRIEND}\n- approve 55 USDC, spender ${V2_ROUTER}\n- 2 WETH back into plain ETH some day`,
    ],
  },
  {
    // Whose an address is has to be whoever is paid.
    intents: [
      `Pay ${FRIEND} 35 USDC, and pay my aunt 45 USDC, my aunt is ${STRANGER}`,
      `Pay 35 USDC to ${FRIEND} and 45 USDC to ${STRANGER}.`,
      `Two people are to be paid in USDC. ${FRIEND} should receive 35, and the other one, ${STRANGER}, gets 45.`,
    ],
    tx: batch(pay(35n), pay(45n, STRANGER)),
    wrong: [batch(pay(35n), pay(45n, SAFE)), batch(pay(45n), pay(35n, STRANGER))],
    others: [
      `Pay ${FRIEND} 35 USDC, and pay my aunt 45 USDC, my uncle is ${STRANGER}`,
      `My cousin's wallet: ${STRANGER}. Pay ${FRIEND} 35 USDC and pay my aunt 45 USDC.`,
      `Send USDC to one of the two addresses: 35 to ${FRIEND} and 45 to ${STRANGER}.`,
      `Send USDC to just one of them: 35 to ${FRIEND} and 45 to ${STRANGER}.`,
      `${FRIEND} should receive 35 USDC, or the other one, ${STRANGER}, gets 45.`,
      `${FRIEND} should receive 35 USDC, and the other one, ${STRANGER}, gets 45 later.`,
      `Pay 35 USDC to ${FRIEND} and almost pay 45 USDC to ${STRANGER}.`,
      `Pay 35 USDC to ${FRIEND} now and 45 USDC to ${STRANGER} three days from now.`,
    ],
  },
  {
    intents: [`Send 45 USDC each to my nieces. Their addresses are ${FRIEND} and ${STRANGER}.`],
    tx: batch(pay(45n), pay(45n, STRANGER)),
    wrong: [batch(pay(45n), pay(90n, STRANGER))],
    others: [
      `Send 45 USDC each to my nieces. Their old addresses are ${FRIEND} and ${STRANGER}.`,
      `Send 45 USDC each to my nieces. Their wallets were ${FRIEND} and ${STRANGER}.`,
      `Send 45 USDC each to my nieces. My cousins are ${FRIEND} and ${STRANGER}.`,
    ],
  },
  {
    // What is said once of every payment, and what one has from the other.
    intents: [
      `Two USDC transfers, 45 each.\n1) ${FRIEND}\n2) ${STRANGER}`,
      `USDC payments, 45 apiece: ${FRIEND}, ${STRANGER}`,
      `${FRIEND} and ${STRANGER} should receive USDC from me, 45 apiece.`,
      `${FRIEND} and ${STRANGER} should have 45 USDC apiece from me.`,
      `45 USDC to ${FRIEND}, likewise to ${STRANGER}.`,
      `Send 45 USDC to ${FRIEND}. And once more for ${STRANGER}.`,
    ],
    tx: batch(pay(45n), pay(45n, STRANGER)),
    wrong: [batch(pay(45n), pay(90n, STRANGER)), batch(pay(45n), pay(45n, SAFE)), batch(pay(45n))],
    others: [
      `Two USDC transfers, 45 in total.\n1) ${FRIEND}\n2) ${STRANGER}`,
      `Two DAI transfers, 45 each.\n1) ${FRIEND}\n2) ${STRANGER}`,
      `Two USDC transfers, 45 each, were made.\n1) ${FRIEND}\n2) ${STRANGER}`,
      `Past USDC payments, 45 apiece: ${FRIEND}, ${STRANGER}`,
      `Last month's USDC payments, 45 apiece: ${FRIEND}, ${STRANGER}`,
      `${FRIEND} and ${STRANGER} should have 45 USDC apiece by now.`,
      `${FRIEND} and ${STRANGER} could have 45 USDC apiece.`,
      `45 USDC to ${FRIEND}, likewise to ${STRANGER}, likewise to ${SAFE}.`,
      `45 USDC to ${FRIEND}, likewise to ${STRANGER} next week.`,
      `Send 45 USDC to ${FRIEND}. I was asked once more for ${STRANGER}.`,
    ],
  },
  {
    intents: [
      `Permit ${V2_ROUTER} to use 300 DAI, and let ${FRIEND} have 35 USDC.`,
      `Approve 300 DAI for ${V2_ROUTER}. Besides that, ${FRIEND} gets 35 USDC.`,
    ],
    tx: batch(approve(DAI, 300n * ETHER), pay(35n)),
    wrong: [
      batch(approve(DAI, 300n * ETHER), pay(36n)),
      batch(approve(DAI, 300n * ETHER), pay(35n, STRANGER)),
    ],
    others: [
      `Permit ${V2_ROUTER} to use 300 DAI, and let ${FRIEND} have 35 USDC to spend.`,
      `Permit ${V2_ROUTER} to use 300 DAI, and they let ${FRIEND} have 35 USDC.`,
      `Permit ${V2_ROUTER} to use 300 DAI, and don't let ${FRIEND} have 35 USDC.`,
      `Approve 300 DAI for ${V2_ROUTER}. Besides that, ${FRIEND} gets 35 USDC from my brother.`,
    ],
  },
  {
    intents: [
      `${FRIEND} should be approved for two tokens of mine: 150 USDC and 250 DAI.`,
      `${FRIEND} should be allowed to spend 150 USDC, and 250 DAI besides.`,
      `Grant ${FRIEND} two allowances: one over 150 USDC, another over 250 DAI.`,
    ],
    tx: batch(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 250n * ETHER, FRIEND)),
    wrong: [
      batch(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 251n * ETHER, FRIEND)),
      batch(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 250n * ETHER)),
    ],
    others: [
      `${FRIEND} should be approved for three tokens of mine: 150 USDC and 250 DAI.`,
      `${FRIEND} should be approved for one of two tokens of mine: 150 USDC and 250 DAI.`,
      `${FRIEND} should be allowed to spend 150 USDC and 250 DAI and more besides.`,
      `Grant ${FRIEND} one of two allowances: one over 150 USDC, another over 250 DAI.`,
    ],
  },
  {
    intents: [
      `${STRANGER} should no longer be able to spend USDC of mine, nor DAI. Set both allowances to zero.`,
      `Spender ${STRANGER} must lose its USDC allowance and its DAI allowance: set both to zero.`,
    ],
    tx: batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, STRANGER)),
    wrong: [batch(approve(USDC, 0n, STRANGER), approve(WETH, 0n, STRANGER))],
    others: [
      `${STRANGER} must lose its USDC allowance or its DAI allowance.`,
      `${STRANGER} must lose its USDC allowance and its DAI allowance next week.`,
      `${STRANGER} should be able to spend USDC of mine, nor DAI. Set both allowances to zero.`,
      `${STRANGER} should no longer be able to spend USDC or DAI, I forget which. Set both allowances to zero.`,
      `${STRANGER} should no longer be able to spend USDC of mine, nor DAI, nor WETH. Set both allowances to zero.`,
    ],
  },
  {
    intents: [
      "Uniswap V3, 0.05% pools:\n• 200 USDC to WETH, min 0.066 WETH\n• same with 200 DAI, same minimum",
    ],
    tx: batch(trade(USDC, 200n * USD6, LEAST), trade(DAI, 200n * ETHER, LEAST)),
    wrong: [
      batch(trade(USDC, 200n * USD6, LEAST), trade(DAI, 200n * ETHER, LEAST - 1n)),
      batch(trade(USDC, 200n * USD6, LEAST), trade(DAI, 100n * ETHER, LEAST)),
    ],
    others: [
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same with 200 DAI, twice the same minimum.",
      "200 USDC to WETH on Uniswap V3, min 0.07 WETH. Same with 200 DAI, same minimum.",
      "200 USDC to WETH on Uniswap V3. Same with 200 DAI, same minimum.",
    ],
  },
  {
    intents: [
      `Allow ${FRIEND} to spend 150 USDC of mine, and give ${V2_ROUTER} the same allowance.`,
      `Approve 150 USDC for ${FRIEND} and 150 USDC for ${V2_ROUTER}.`,
    ],
    tx: batch(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 150n * USD6)),
    wrong: [batch(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 150n * ETHER))],
    others: [
      `Approve 150 USDC for ${FRIEND} and 150 USDC more for ${V2_ROUTER}.`,
      `Allow ${FRIEND} to spend 150 USDC of mine, and give ${V2_ROUTER} almost the same allowance.`,
      `Allow ${FRIEND} to spend 150 USDC of mine, ${V2_ROUTER} already gets the same allowance.`,
      `Approve 150 USDC for ${FRIEND}. ${V2_ROUTER} gets 150 USDC.`,
      `Approve 150 USDC extra for ${FRIEND} and 150 USDC for ${V2_ROUTER}.`,
      `Approve 150 USDC for ${FRIEND}, nearly allow the same to ${V2_ROUTER}.`,
    ],
  },
  {
    intents: [`Tokens 21 and 22 of ${BAYC} are for ${FRIEND}: transfer both today.`],
    tx: batch(give(21n), give(22n)),
    wrong: [batch(give(21n), give(23n)), batch(give(21n), give(22n, STRANGER))],
    others: [
      `Tokens 21 and 22 of ${BAYC} are for ${FRIEND}: transfer the first one today and the second one a month from now.`,
      `Tokens 21 and 22 of ${BAYC} are for ${FRIEND}: transfer the first one today.`,
      `Tokens 21 and 22 of ${BAYC} are for ${FRIEND}. Transfer one now.`,
      `Transfer tokens 21 and 22 of ${BAYC} to ${FRIEND}, two days from now.`,
    ],
  },
  {
    // What is told beside payments says nothing of them.
    intents: [
      `Send 45 USDC to ${FRIEND} and 35 USDC to ${STRANGER}. The weather is nice here.`,
      `Send 45 USDC to ${FRIEND} and 35 USDC to ${STRANGER}. Rent is due.`,
      `Send 45 USDC to ${FRIEND} and 35 USDC to ${STRANGER}. Groceries are expensive.`,
    ],
    tx: batch(pay(45n), pay(35n, STRANGER)),
    wrong: [batch(pay(35n), pay(45n, STRANGER)), batch(pay(45n))],
    others: [`Send 45 USDC to ${FRIEND}, the 35 USDC to ${STRANGER} is fine.`],
  },
  {
    // The order in a sentence of its own, whatever comes first in the text.
    intents: [
      `Pay ${FRIEND} 35 USDC and approve ${V2_ROUTER} for 120 DAI. The approval goes first.`,
      `Pay ${FRIEND} 35 USDC and approve ${V2_ROUTER} for 120 DAI. The order is: approval, payment.`,
      `Pay ${FRIEND} 35 USDC and approve ${V2_ROUTER} for 120 DAI. The payment comes last.`,
    ],
    tx: batch(approve(DAI, 120n * ETHER), pay(35n)),
    wrong: [batch(pay(35n), approve(DAI, 120n * ETHER)), batch(approve(DAI, 120n * ETHER), pay(53n))],
    others: [
      `Pay ${FRIEND} 35 USDC and approve ${V2_ROUTER} for 120 DAI. The payment goes first.`,
      `Approve ${V2_ROUTER} for 120 DAI and pay ${FRIEND} 35 USDC. The approval comes last.`,
      `Approve ${V2_ROUTER} for 120 DAI and pay ${FRIEND} 35 USDC. The order is: payment, approval.`,
      `Approve ${V2_ROUTER} for 120 DAI and pay ${FRIEND} 35 USDC. The order is: approval, payment, swap.`,
    ],
  },
];

/** How people ask for several deeds of which none needs another, in lists and sentences. */
export const independentWordings = wordings(
  { right: "independent", wrong: "independent, another", other: "independent otherwise" },
  BATCHES,
  AT_PRICES,
);
