import { DAI, STRANGER, USDC, USER, V2_ROUTER } from "./addresses.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (units: bigint, token = DAI, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, units]);
const DAI_350 = 350n * ETHER;
const trade = v2.call(V2_ROUTER, "swapExactTokensForTokens", [DAI_350, 348n * USD6, [DAI, USDC], USER, SOON]);

const CASES: readonly Wording[] = [
  {
    // A right that is taken, given anew and used.
    intents: [
      `Whatever DAI allowance ${V2_ROUTER} still has, cancel it. Then give it a fresh one of 350 DAI and swap that to at least 348 USDC on Uniswap V2.`,
      `Please remove the DAI permission of ${V2_ROUTER}. Once it is gone, grant it anew for 350 DAI only. Exchange those for USDC on Uniswap V2; the result must not be lower than 348 USDC.`,
      `I'd like to trade 350 DAI for at least 348 USDC on Uniswap V2. Before doing so, revoke the old DAI allowance of ${V2_ROUTER} and give it one over 350 DAI.`,
      `Wipe the DAI allowance of ${V2_ROUTER}. Then approve it again, this time for 350, and trade them for USDC at Uniswap V2, 348 USDC at least.`,
      `1 – revoke the DAI approval of ${V2_ROUTER}\n2 – approve the same spender for 350 DAI\n3 – swap 350 DAI for at least 348 USDC on Uniswap V2`,
    ],
    tx: inOrder(grant(0n), grant(DAI_350), trade),
    wrong: [inOrder(grant(0n), grant(10n * DAI_350), trade), inOrder(grant(DAI_350), trade, grant(0n))],
    others: [
      `Whatever DAI allowance ${V2_ROUTER} still has, keep it. Then give it a fresh one of 350 DAI and swap that to at least 348 USDC on Uniswap V2.`,
      `Whatever DAI allowance ${V2_ROUTER} still has, I cancel it. Then give it a fresh one of 350 DAI and swap that to at least 348 USDC on Uniswap V2.`,
      `Remove the DAI permission of ${V2_ROUTER}. Once the danger is gone, grant it anew for 350 DAI. Exchange those for at least 348 USDC on Uniswap V2.`,
      `Remove the DAI permission of ${V2_ROUTER}, grant it anew for 350 DAI, exchange those for at least 348 USDC on Uniswap V2. Once it is gone, leave it.`,
      `Remove the DAI permission of ${V2_ROUTER} once it is gone. Grant it anew for 350 DAI and exchange those for at least 348 USDC on Uniswap V2.`,
      `I'd like to trade 350 DAI for at least 348 USDC on Uniswap V2. After doing so, revoke the old DAI allowance of ${V2_ROUTER} and give it one over 350 DAI.`,
      `Wipe the DAI allowance of ${V2_ROUTER}. Then approve it again, this time tomorrow for 350, and trade them for at least 348 USDC at Uniswap V2.`,
      `Wipe the DAI allowance of ${V2_ROUTER}. Next time approve it for 350, and trade them for at least 348 USDC at Uniswap V2.`,
      `1 – approve ${V2_ROUTER} for 350 DAI\n2 – revoke the DAI approval of the same spender\n3 – swap 350 DAI for at least 348 USDC on Uniswap V2`,
      `2 – revoke the DAI approval of ${V2_ROUTER}\n1 – approve the same spender for 350 DAI\n3 – swap 350 DAI for at least 348 USDC on Uniswap V2`,
    ],
  },
  {
    // A sum that is wanted in another form, and the way to it.
    intents: [
      `I want my 350 DAI in USDC. Let ${V2_ROUTER} have access to exactly that much DAI and run the trade on Uniswap V2, but only if I end up with 348 USDC or better.`,
      `I'd like to have my 350 DAI turned into USDC. Approve ${V2_ROUTER} for that amount and swap it on Uniswap V2 for at least 348 USDC.`,
      `Approve ${V2_ROUTER} for 350 DAI, swap 350 DAI to USDC on Uniswap V2, make sure at least 348 comes out.`,
      `I'd like 350 DAI turned into USDC on Uniswap V2. Do the approval for ${V2_ROUTER} (350 DAI, not more) and the swap. Minimum to receive: 348 USDC.`,
      `Please get me USDC for 350 DAI on Uniswap V2. Give the router ${V2_ROUTER} the allowance for 350 DAI, then trade; 348 USDC or better.`,
      `I'd like to trade 350 DAI against at least 348 USDC at Uniswap V2. For that, approve only these 350 DAI to ${V2_ROUTER}.`,
    ],
    tx: inOrder(grant(DAI_350), trade),
    wrong: [
      inOrder(grant(DAI_350)),
      inOrder(grant(DAI_350, USDC), trade),
      inOrder(grant(2n * DAI_350), trade),
    ],
    others: [
      `I want my 350 USDC in DAI. Approve ${V2_ROUTER} for 350 DAI and swap it on Uniswap V2 for at least 348 USDC.`,
      `I want my 400 DAI in USDC. Approve ${V2_ROUTER} for 350 DAI and swap it on Uniswap V2 for at least 348 USDC.`,
      `I want to keep my 350 DAI in USDC. Approve ${V2_ROUTER} for 350 DAI and swap it on Uniswap V2 for at least 348 USDC.`,
      `I want to swap 350 DAI to USDC. Let ${V2_ROUTER} have access to twice that much DAI and run the trade on Uniswap V2 for at least 348 USDC.`,
      `Swap 350 DAI to USDC. Let ${V2_ROUTER} have access to that much USDC and run the trade on Uniswap V2 for at least 348 USDC.`,
      `Approve ${V2_ROUTER} for 350 DAI, swap 350 DAI to USDC on Uniswap V2, make sure at most 348 comes out.`,
      `I'd like 350 DAI turned into USDC on Uniswap V2, 348 USDC at least. Skip the approval of 350 DAI for ${V2_ROUTER} and the swap.`,
      `I'd like 350 DAI turned into USDC on Uniswap V2, 348 USDC at least. Do the approval of 350 DAI for ${V2_ROUTER} and the deposit.`,
      `I'd like 350 DAI turned into USDC on Uniswap V2, 348 USDC at least. Do the approval of 350 DAI for ${V2_ROUTER} and the swap later.`,
      `Please get me USDC for 350 DAI on Uniswap V2. Give the router ${V2_ROUTER} the allowance for 350 DAI, then trade again; 348 USDC or better.`,
      `Approve ${V2_ROUTER} for 350 DAI and trade it on Uniswap V2. I am against at least 348 USDC.`,
    ],
  },
  {
    // Several rights that end.
    intents: [
      `${STRANGER} shouldn't be able to touch my USDC any more. Nor my DAI. Set both allowances to 0.`,
      `${STRANGER} should no longer have access to my USDC. Nor to my DAI.`,
    ],
    tx: inOrder(grant(0n, USDC, STRANGER), grant(0n, DAI, STRANGER)),
    wrong: [inOrder(grant(0n, USDC, STRANGER)), inOrder(grant(0n, USDC, STRANGER), grant(0n))],
    others: [
      `${STRANGER} shouldn't be able to touch my USDC any more. But my DAI.`,
      `${STRANGER} shouldn't be able to touch my USDC any more. Nor should I touch my DAI.`,
      `${STRANGER} shouldn't be able to touch my USDC any more. Nor my DAI or WETH.`,
      `${STRANGER} can't touch my USDC. Nor my DAI.`,
    ],
  },
];

/** Rights that are taken and given anew for a trade, or end one by one, in the sentences that people have for it. */
export const renewedRights = wordings(
  {
    right: "rights that are given anew and used",
    wrong: "other rights than are given anew and used",
    other: "rights that are not to be given anew or to end",
  },
  CASES,
);
