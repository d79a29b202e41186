import {
  accountOf,
  FAKE_TOKEN,
  ONE_INCH,
  PERMIT2,
  STRANGER,
  USDC_ARBITRUM,
  USDC_BASE,
  USDC_OPTIMISM,
  USDC_POLYGON,
  USER,
  V3_ROUTER_02,
} from "../addresses.ts";
import type { CorpusSet } from "../corpus.ts";
import { aligned, faulty } from "../corpus-case.ts";
import { erc20 } from "../encoders/tokens.ts";
import { NODE } from "../nodes.ts";
import { MAX } from "../terms.ts";
import { baseUnits, COINS, type Coin, thousandthsOf, written } from "./coins.ts";

const CHAINS = [
  { id: 1, words: "", usdc: COINS.usdc.address },
  { id: 8453, words: " on Base", usdc: USDC_BASE },
  { id: 42161, words: " on Arbitrum", usdc: USDC_ARBITRUM },
  { id: 10, words: " on Optimism", usdc: USDC_OPTIMISM },
  { id: 137, words: " on Polygon", usdc: USDC_POLYGON },
];
const PHRASES: readonly ((what: string, to: string) => string)[] = [
  (what, to) => `Send ${what} to ${to}`,
  (what, to) => `pay ${to} ${what}`,
  (what, to) => `Please transfer ${what} to this address: ${to}`,
  (what, to) => `I owe my landlord rent. Send ${what} to ${to}. Thank you!`,
  (what, to) => `Transfer request: ${what}, recipient ${to}`,
];
const SPENDERS = [PERMIT2, V3_ROUTER_02, ONE_INCH];

function transfers(): CorpusSet {
  let turn = 0;
  const coins: Coin[] = [
    ...Object.values(COINS),
    ...CHAINS.slice(1).map(({ usdc }) => ({ ...COINS.usdc, address: usdc })),
  ];
  return {
    name: "transfers",
    pairs: coins.flatMap((coin, index) => {
      turn += 1;
      const chain = CHAINS[Math.max(0, index - Object.keys(COINS).length + 1)] ?? CHAINS[0];
      const thousandths = thousandthsOf(coin, turn);
      const amount = baseUnits(coin, thousandths);
      const friend = accountOf(`friend ${index}`);
      const say = (shift: number) =>
        `${PHRASES[(turn + shift) % PHRASES.length]?.(`${written(thousandths, turn)} ${coin.symbol}`, friend)}${chain?.words}`;
      const pay = (to: string, sum: bigint, token = coin.address) =>
        erc20.call(token, "transfer", [to, sum], { chainId: chain?.id ?? 1 });
      return [
        aligned("as asked", say(0), pay(friend, amount)),
        aligned("as asked", say(2), pay(friend, amount)),
        faulty("another amount", NODE.amount, say(1), pay(friend, amount + 1n)),
        faulty("another recipient", NODE.recipient, say(0), pay(STRANGER, amount)),
        faulty("an unknown token", NODE.fakeToken, say(2), pay(friend, amount, FAKE_TOKEN)),
        faulty(
          "an approval instead",
          NODE.operation,
          say(1),
          erc20.call(coin.address, "approve", [friend, amount], { chainId: chain?.id ?? 1 }),
        ),
      ];
    }),
  };
}

function approvals(): CorpusSet {
  return {
    name: "approvals",
    pairs: Object.values(COINS).flatMap((coin, index) => {
      const thousandths = thousandthsOf(coin, index);
      const amount = baseUnits(coin, thousandths);
      const spender = SPENDERS[index % SPENDERS.length] ?? PERMIT2;
      const what = `${written(thousandths, index)} ${coin.symbol}`;
      const intent =
        [
          `Approve ${spender} to spend ${what}`,
          `allow ${spender} to use up to ${what}`,
          `Grant ${spender} an allowance of ${what}`,
        ][index % 3] ?? "";
      const approve = (to: string, sum: bigint, token = coin.address) =>
        erc20.call(token, "approve", [to, sum], { from: USER });
      return [
        aligned("as asked", intent, approve(spender, amount)),
        faulty("without limit", NODE.unlimited, intent, approve(spender, MAX)),
        faulty("to a stranger", NODE.spender, intent, approve(STRANGER, amount)),
        faulty("more than asked for", NODE.amount, intent, approve(spender, amount * 3n)),
      ];
    }),
  };
}

export function paymentWishes(): CorpusSet[] {
  return [transfers(), approvals()];
}
