import { DAI, FAKE_TOKEN, ONE_INCH, STRANGER, USDC, USER, WBTC, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { oneInch } from "./encoders/accounts.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, USD6 } from "./terms.ts";

const EXECUTOR = "0xE37e799D5077682FA0a244D46E5649F71457BD09";
const ETH = "0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE";
const MILLI = ETHER / 1000n;
const swap = (
  input: string,
  output: string,
  amount: bigint,
  minimum: bigint,
  more: { receiver?: string; to?: string; value?: bigint } = {},
) =>
  oneInch.call(
    more.to ?? ONE_INCH,
    "swap",
    [EXECUTOR, [input, output, EXECUTOR, more.receiver ?? USER, amount, minimum, 4], "0x1234abcd"],
    { value: more.value ?? (input === ETH ? amount : 0n) },
  );

export const oneInchPairs: CorpusCase[] = [
  aligned(
    "tokens",
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI),
    AT_PRICES,
  ),
  aligned(
    "ether in",
    "swap 1 ETH to DAI using 1inch, 1% slippage",
    swap(ETH, DAI, ETHER, 2970n * ETHER),
    AT_PRICES,
  ),
  aligned(
    "ether out",
    "Sell 0.05 WBTC for ETH through 1inch",
    swap(WBTC, ETH, 5_000_000n, 1485n * MILLI),
    AT_PRICES,
  ),
  aligned(
    "a stated minimum",
    "Swap 3000 USDC for at least 0.98 WETH",
    swap(USDC, WETH, 3000n * USD6, 980n * MILLI),
  ),
  aligned(
    "to somebody, as asked",
    `Swap 3000 USDC for WETH and send the WETH to ${STRANGER}`,
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { receiver: STRANGER }),
    AT_PRICES,
  ),
  aligned(
    "approved first",
    "Swap 3000 USDC for WETH on 1inch",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [ONE_INCH, 3000n * USD6]),
        swap(USDC, WETH, 3000n * USD6, 990n * MILLI),
      ],
    },
    AT_PRICES,
  ),
  faulty(
    "a stranger gets it",
    NODE.recipient,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { receiver: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "one unit at least",
    NODE.noMinimum,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WETH, 3000n * USD6, 1n),
    AT_PRICES,
  ),
  faulty(
    "too much slippage",
    NODE.slippage,
    "swap 1 ETH to DAI using 1inch, 1% slippage",
    swap(ETH, DAI, ETHER, 2900n * ETHER),
    AT_PRICES,
  ),
  faulty(
    "another amount",
    NODE.amount,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WETH, 300n * USD6, 99n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "another token",
    NODE.token,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WBTC, 3000n * USD6, 3_300_000n),
    AT_PRICES,
  ),
  faulty(
    "a fake token",
    NODE.fakeToken,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, FAKE_TOKEN, 3000n * USD6, 990n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "a router nobody knows",
    NODE.contract,
    "Swap 3000 USDC for WETH on 1inch",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { to: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "more ether than sold",
    NODE.value,
    "swap 1 ETH to DAI using 1inch, 1% slippage",
    swap(ETH, DAI, ETHER, 2970n * ETHER, { value: 2n * ETHER }),
    AT_PRICES,
  ),
  faulty(
    "another exchange than named",
    NODE.protocol,
    "Swap 3000 USDC for WETH on Uniswap",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI),
    AT_PRICES,
  ),
];
