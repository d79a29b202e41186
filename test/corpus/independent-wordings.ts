import { BAYC, DAI, FRIEND, SAFE, STRANGER, USDC, USER, V2_ROUTER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, erc721 } from "./encoders/tokens.ts";
import { REFUSED } from "./everyday/refused.ts";
import { AT_PRICES, ETHER, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

const batch = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (token: string, amount: bigint, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, amount]);
const give = (id: bigint, to = FRIEND) =>
  erc721.call(BAYC, "safeTransferFrom(address,address,uint256)", [USER, to, id]);

interface Independent {
  intents: readonly string[];
  tx: Transaction;
  /** What none of them asks for. */
  wrong: readonly Transaction[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const BATCHES: readonly Independent[] = [
  {
    // Whose an address is has to be whoever is paid.
    intents: [
      `Pay ${FRIEND} 35 USDC, and pay my aunt 45 USDC, my aunt is ${STRANGER}`,
      `Pay 35 USDC to ${FRIEND} and 45 USDC to ${STRANGER}.`,
    ],
    tx: batch(pay(35n), pay(45n, STRANGER)),
    wrong: [batch(pay(35n), pay(45n, SAFE)), batch(pay(45n), pay(35n, STRANGER))],
    others: [
      `Pay ${FRIEND} 35 USDC, and pay my aunt 45 USDC, my uncle is ${STRANGER}`,
      `My cousin's wallet: ${STRANGER}. Pay ${FRIEND} 35 USDC and pay my aunt 45 USDC.`,
      `Send USDC to one of the two addresses: 35 to ${FRIEND} and 45 to ${STRANGER}.`,
      `Send USDC to just one of them: 35 to ${FRIEND} and 45 to ${STRANGER}.`,
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
    intents: [`Approve 150 USDC for ${FRIEND} and 150 USDC for ${V2_ROUTER}.`],
    tx: batch(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 150n * USD6)),
    wrong: [batch(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 150n * ETHER))],
    others: [
      `Approve 150 USDC for ${FRIEND} and 150 USDC more for ${V2_ROUTER}.`,
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
];

/** How people ask for several deeds of which none needs another, in lists and sentences. */
export const independentWordings: CorpusCase[] = BATCHES.flatMap(({ intents, tx, wrong, others }) => [
  ...intents.flatMap((intent) => [
    aligned("independent", intent, tx, AT_PRICES),
    ...wrong.map((other) => faulty("independent, another", REFUSED, intent, other, AT_PRICES)),
  ]),
  ...others.map((intent) => faulty("independent otherwise", REFUSED, intent, tx, AT_PRICES)),
]);
