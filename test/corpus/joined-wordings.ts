import { AAVE_POOL, DAI, FRIEND, USDC, USER, V2_ROUTER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

const batch = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const allow = grant(DAI, V2_ROUTER, 150n * ETHER);
const pay = (amount: bigint) => erc20.call(USDC, "transfer", [FRIEND, amount * USD6]);
const supply = (token: string, units: bigint) => aave.call(AAVE_POOL, "supply", [token, units, USER, 0]);

interface Joined {
  intents: readonly string[];
  tx: Transaction;
  /** What none of them asks for. */
  wrong: readonly Transaction[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const CASES: readonly Joined[] = [
  {
    intents: [
      `Approve ${V2_ROUTER} to spend 150 DAI and, separately, send 35 USDC to ${FRIEND}.`,
      `Send 35 USDC to ${FRIEND}; besides, approve 150 DAI for ${V2_ROUTER}.`,
      `Approve 150 DAI for ${V2_ROUTER}. In addition to that, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Another thing: send 35 USDC to ${FRIEND}.`,
      `Send 35 USDC to ${FRIEND}. Approve 150 DAI for ${V2_ROUTER}. The order doesn't matter to me.`,
    ],
    tx: batch(allow, pay(35n)),
    wrong: [batch(allow, pay(36n)), batch(allow)],
    others: [
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}, besides 10 DAI.`,
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}. Do it separately.`,
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}. Besides, stake it.`,
      `Approve 150 DAI for ${V2_ROUTER}, send 35 USDC to ${FRIEND}. Another thing: swap it.`,
    ],
  },
  {
    intents: [
      `Approve 150 DAI for ${V2_ROUTER}. With that done, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Thereafter, send 35 USDC to ${FRIEND}.`,
      `To start, approve 150 DAI for ${V2_ROUTER}; to finish, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. As a last step, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. As soon as that's done, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Following that, send 35 USDC to ${FRIEND}.`,
      `To begin with, approve 150 DAI for ${V2_ROUTER}. At the end, send 35 USDC to ${FRIEND}.`,
    ],
    tx: batch(allow, pay(35n)),
    wrong: [batch(pay(35n), allow)],
    others: [
      `Approve 150 DAI for ${V2_ROUTER}. First of all, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. To begin with, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}, send 35 USDC to ${FRIEND}. As a last step, burn the rest.`,
    ],
  },
  {
    intents: [`Supply 60 USDC and 30 DAI to Aave V3.`],
    tx: batch(supply(USDC, 60n * USD6), supply(DAI, 30n * ETHER)),
    wrong: [batch(supply(USDC, 60n * USD6), supply(DAI, 40n * ETHER))],
    others: [
      `Supply 60 USDC and 30 DAI to Aave V3. Then swap it for DAI.`,
      `Supply 60 USDC and 30 DAI to Aave V3. And exchange them for DAI.`,
      `Supply 60 USDC and 30 DAI to Aave V3. Delegate it.`,
    ],
  },
];

/** Small words that join deeds or tell their order, and deeds that stand behind all that is done. */
export const joinedWordings: CorpusCase[] = CASES.flatMap(({ intents, tx, wrong, others }) => [
  ...intents.flatMap((intent) => [
    aligned("deeds that are joined", intent, tx),
    ...wrong.map((other) => faulty("other deeds than those that are joined", REFUSED, intent, other)),
  ]),
  ...others.map((intent) => faulty("something else than what is joined", REFUSED, intent, tx)),
]);
