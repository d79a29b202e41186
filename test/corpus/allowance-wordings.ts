import { DAI, PERMIT2, STRANGER, UNIVERSAL_ROUTER, USDC } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, permit2 } from "./encoders/tokens.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, MAX, NOW, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

interface Wording {
  intents: readonly string[];
  tx: Transaction;
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const DAY = 86_400n;
const set = (amount: bigint) => erc20.call(USDC, "approve", [STRANGER, amount * USD6]);
const raise = (amount: bigint) => erc20.call(USDC, "increaseAllowance", [STRANGER, amount * USD6]);
const unlimited = erc20.call(DAI, "approve", [STRANGER, MAX]);
const revoke = erc20.call(DAI, "approve", [STRANGER, 0n]);
const ending = permit2.call(PERMIT2, "approve", [DAI, UNIVERSAL_ROUTER, 250n * ETHER, NOW + 30n * DAY]);

const WORDINGS: readonly Wording[] = [
  {
    intents: [
      `Permit 80 USDC to be spent by ${STRANGER}`,
      `approve 80 usdc for ${STRANGER} ethereum`,
      `Owner: me. Spender: ${STRANGER}. Token: USDC. Amount: 80.`,
    ],
    tx: set(80n),
    others: [
      `Permit 80 USDC to be spent by ${STRANGER} and by Bob`,
      `approve 80 usdc for ${STRANGER} base`,
      `Add 80 USDC to the allowance of ${STRANGER}`,
      `Approve 80 USDC for ${STRANGER} on top of the old allowance`,
      `Approve 80 USDC for ${STRANGER} until 15 December 2026`,
    ],
  },
  {
    intents: [
      `Add 80 USDC to the allowance of ${STRANGER}`,
      `Add 80 USDC on top of the allowance of ${STRANGER}`,
    ],
    tx: raise(80n),
    others: [`Add 80 USDC for ${STRANGER}`, `Add 90 USDC to the allowance of ${STRANGER}`],
  },
  {
    intents: [
      `Let ${STRANGER} spend as much of my DAI as it wants`,
      `Approve DAI for ${STRANGER}, amount: uint256 max`,
      `Approve uint256.max DAI for ${STRANGER}`,
    ],
    tx: unlimited,
    others: [
      `Let ${STRANGER} spend as much of my DAI as I tell it`,
      `Approve unlimited DAI for ${STRANGER}, but cap it at what I have in the wallet`,
    ],
  },
  {
    intents: [
      `Take back the DAI approval that ${STRANGER} has. I do not use this site anymore.`,
      `Long ago I gave ${STRANGER} access to my DAI. Take it away.`,
      `I gave ${STRANGER} a DAI approval last summer, please remove it`,
    ],
    tx: revoke,
    others: [
      `I revoked the DAI approval of ${STRANGER} a long time ago`,
      `Take back the DAI approval that ${STRANGER} has. Do not use this site anymore.`,
    ],
  },
  {
    intents: [
      `Give ${UNIVERSAL_ROUTER} an allowance of 250 DAI via Permit2 until December 15`,
      `Approve 250 DAI for ${UNIVERSAL_ROUTER} through Permit2, until 15 December 2026.`,
    ],
    tx: ending,
    others: [`Give ${UNIVERSAL_ROUTER} an allowance of 250 DAI via Permit2 until 14 December 2026`],
  },
];

/** Allowances in the words of every day: how much, how long, on top of what, and how they end. */
export const allowanceWordings: CorpusCase[] = WORDINGS.flatMap(({ intents, tx, others }) => [
  ...intents.map((intent) => aligned("an allowance in other words", intent, tx)),
  ...others.map((intent) => faulty("words for another allowance", REFUSED, intent, tx)),
]);
