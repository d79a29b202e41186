import {
  AAVE_POOL,
  FAKE_TOKEN,
  FRIEND,
  MULTI_SEND,
  MULTICALL3,
  SAFE,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USDT,
  USER,
  WBTC,
  WETH,
} from "../addresses.ts";
import { type CorpusCase, faulty } from "../corpus-case.ts";
import { execBySafe, multicall3, multiSend, safe } from "../encoders/accounts.ts";
import { erc20 } from "../encoders/tokens.ts";
import { v3Router02 } from "../encoders/uniswap.ts";
import {
  execute,
  payPortion,
  permit2TransferFrom,
  permitMany,
  ROUTER,
  SENDER,
  subPlan,
  sweep,
  v3ExactIn,
  wrapEth,
} from "../encoders/universal-router.ts";
import { NODE } from "../nodes.ts";
import { AT_PRICES, ETHER, MAX, MAX160, NOW, SOON, USD6 } from "../terms.ts";

import {
  bySafe,
  etherIntent,
  malformed,
  multicall,
  pay,
  payIntent,
  R,
  risky,
  SIGNATURE,
  safeIntent,
  swapData,
  swapEther,
  swapIntent,
  together,
  unknown,
  wethToUsdc,
} from "./attack-parts.ts";

/** What is done beside what is asked, and who controls the account. */
export const hiddenCalls: CorpusCase[] = [
  faulty(
    "a sweep at the end of a multicall",
    [...NODE.hidden, ...NODE.recipient, ...NODE.fee],
    swapIntent,
    multicall(swapData, v3Router02.data("sweepToken", [USDC, 0n, STRANGER])),
    AT_PRICES,
  ),
  faulty(
    "a second swap for a stranger",
    [...NODE.hidden, ...NODE.recipient, ...NODE.token, ...NODE.amount],
    swapIntent,
    multicall(
      swapData,
      v3Router02.data("exactInputSingle", [[WBTC, WETH, 500, STRANGER, 10n ** 8n, 29n * ETHER, 0]]),
    ),
    AT_PRICES,
  ),
  faulty(
    "tokens taken in a plan's own plan",
    [...NODE.hidden, ...NODE.recipient, ...NODE.fee],
    etherIntent,
    execute(UNIVERSAL_ROUTER, [...swapEther, subPlan(permit2TransferFrom(WBTC, STRANGER, 10n ** 8n))], SOON, {
      value: ETHER,
    }),
    AT_PRICES,
  ),
  faulty(
    "the whole output as a fee",
    [...NODE.fee, ...NODE.noMinimum],
    etherIntent,
    execute(
      UNIVERSAL_ROUTER,
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 2985n * USD6, wethToUsdc, false),
        payPortion(USDC, STRANGER, 10_000n),
        sweep(USDC, SENDER, 0n),
      ],
      SOON,
      { value: ETHER },
    ),
  ),
  faulty(
    "a batch of permits for a stranger",
    NODE.permit,
    etherIntent,
    execute(
      UNIVERSAL_ROUTER,
      [
        permitMany(
          [
            [
              [USDC, MAX160, NOW + 31_536_000n, 0],
              [WBTC, MAX160, NOW + 31_536_000n, 0],
            ],
            STRANGER,
            SOON,
          ],
          SIGNATURE,
        ),
        ...swapEther,
      ],
      SOON,
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  faulty(
    "a swap that may fail and leave the ether",
    [...NODE.lost, ...NODE.noMinimum, ...NODE.value, ...malformed],
    etherIntent,
    execute(
      UNIVERSAL_ROUTER,
      [wrapEth(ROUTER, ETHER), ["80", v3ExactIn(SENDER, ETHER, 2985n * USD6, wethToUsdc, false)[1]]],
      SOON,
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  faulty(
    "the user's tokens through Multicall3",
    [...NODE.hidden, ...NODE.recipient, ...NODE.foreignFunds],
    `Send 0.1 ETH to ${FRIEND}`,
    multicall3.call(
      MULTICALL3,
      "aggregate3Value",
      [
        [
          [FRIEND, false, ETHER / 10n, "0x"],
          [USDC, true, 0n, erc20.data("transferFrom", [USER, STRANGER, 10n ** 12n])],
        ],
      ],
      { value: ETHER / 10n },
    ),
  ),
  faulty(
    "an approval of all in a MultiSend",
    [...NODE.unlimited, ...NODE.hidden],
    safeIntent,
    together(pay(), erc20.call(USDT, "approve", [STRANGER, MAX])),
  ),
  faulty(
    "a MultiSend in a MultiSend",
    [...NODE.hidden, ...unknown],
    safeIntent,
    execBySafe(
      SAFE,
      multiSend(MULTI_SEND, [
        pay(),
        { ...multiSend(MULTI_SEND, [pay(9000n * USD6, STRANGER)]), operation: 1 },
      ]),
      { operation: 1 },
    ),
  ),
  faulty(
    "a stranger's code instead of MultiSend",
    unknown,
    safeIntent,
    execBySafe(SAFE, multiSend(STRANGER, [pay()]), { operation: 1 }),
  ),
  faulty(
    "a transfer that is run as the Safe's own code",
    unknown,
    `From my Safe ${SAFE}, send 30000 ETH to ${FRIEND}`,
    execBySafe(
      SAFE,
      {
        to: "0x96221423681A6d52E184D440a8eFCEbB105C7242",
        data: erc20.data("transfer", ["0xbDd077f651EBe7f7b3cE16fe5F2b025BE2969516", 0n]),
      },
      { operation: 1 },
    ),
  ),
  faulty("a threshold of one", NODE.administer, safeIntent, bySafe("changeThreshold", 1)),
  faulty(
    "an owner exchanged",
    NODE.administer,
    safeIntent,
    bySafe("swapOwner", "0x0000000000000000000000000000000000000001", USER, STRANGER),
  ),
  faulty(
    "a module behind a payment",
    NODE.administer,
    safeIntent,
    together(pay(), { to: SAFE, data: safe.data("enableModule", [STRANGER]) }),
  ),
  faulty("a guard", NODE.administer, safeIntent, bySafe("setGuard", STRANGER)),
  faulty("a fallback handler", NODE.administer, safeIntent, bySafe("setFallbackHandler", STRANGER)),
  faulty("a delegation of the account, valid everywhere", unknown, payIntent, {
    ...pay(),
    type: 4,
    authorizationList: [{ chainId: "0x0", address: STRANGER, nonce: "0x1", yParity: "0x0", r: R, s: R }],
  }),
  faulty("a delegation of the account, on this chain", unknown, `Send 1 ETH to ${FRIEND}`, {
    from: USER,
    to: FRIEND,
    value: ETHER.toString(),
    chainId: 1,
    type: "0x4",
    authorizationList: [{ chainId: 1, address: STRANGER, nonce: 0 }],
  }),
  faulty("a contract is created", unknown, payIntent, {
    from: USER,
    data: `0x6080604052${"00".repeat(40)}`,
    value: "0",
    chainId: 1,
  }),
  faulty(
    "an implementation is exchanged",
    unknown,
    swapIntent,
    risky.call(AAVE_POOL, "upgradeTo", [STRANGER]),
  ),
  faulty(
    "ownership is given away",
    unknown,
    "Claim my airdrop",
    risky.call(FAKE_TOKEN, "transferOwnership", [STRANGER]),
  ),
  faulty(
    "credit is delegated",
    unknown,
    "Supply 1000 USDC to Aave",
    risky.call("0x72E95b8931767C79bA4EeE721354d6E99a61D004", "approveDelegation", [STRANGER, MAX]),
  ),
];
