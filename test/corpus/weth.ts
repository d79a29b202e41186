import {
  FAKE_TOKEN,
  FRIEND,
  STRANGER,
  USER,
  WETH,
  WETH_ARBITRUM,
  WETH_L2,
  WETH_SEPOLIA,
  WPOL,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { weth } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER } from "./terms.ts";

const wrap = (amount: bigint, to = WETH, chainId = 1) =>
  weth.call(to, "deposit", [], { value: amount, chainId });
const unwrap = (amount: bigint, to = WETH, chainId = 1) => weth.call(to, "withdraw", [amount], { chainId });

export const wethPairs: CorpusCase[] = [
  aligned("wrap", "Wrap 1 ETH", wrap(ETHER)),
  aligned("into WETH", "wrap 0.25 eth into weth", wrap(ETHER / 4n)),
  aligned("convert", "Please convert 2 ETH to WETH.", wrap(2n * ETHER)),
  aligned("to wrapped ether", "Convert two ETH to wrapped ether", wrap(2n * ETHER)),
  aligned("deposit into WETH", "Deposit 0.5 ETH into the WETH contract", wrap(ETHER / 2n)),
  aligned("on Base", "Wrap 0.1 ETH on Base", wrap(ETHER / 10n, WETH_L2, 8453)),
  aligned("on Arbitrum", "Wrap 0.1 ETH on Arbitrum", wrap(ETHER / 10n, WETH_ARBITRUM, 42161)),
  aligned("on Optimism", "wrap 3 eth on optimism", wrap(3n * ETHER, WETH_L2, 10)),
  aligned("on Sepolia", "Wrap 0.01 ETH on Sepolia", wrap(ETHER / 100n, WETH_SEPOLIA, 11155111)),
  aligned("POL on Polygon", "Wrap 50 POL on Polygon", wrap(50n * ETHER, WPOL, 137)),
  aligned("unwrap", "Unwrap 1 WETH", unwrap(ETHER)),
  aligned("to ETH", "unwrap 0.75 WETH to ETH", unwrap((ETHER * 3n) / 4n)),
  aligned("convert back", "Convert 1.5 WETH back to ETH please", unwrap((ETHER * 3n) / 2n)),
  aligned("withdraw from WETH", "Withdraw 2 ETH from WETH", unwrap(2n * ETHER)),
  aligned("all of it", "Unwrap all my WETH", unwrap(1_234_567_890_123_456_789n)),
  aligned("a named call", "Unwrap 1 WETH", {
    from: USER,
    to: WETH,
    chainId: 1,
    call: { function: "withdraw", params: { wad: ETHER.toString() } },
  }),

  faulty("ten times as much wrapped", NODE.amount, "Wrap 0.1 ETH", wrap(ETHER)),
  faulty("nothing wrapped", NODE.amount, "Wrap 1 ETH", wrap(0n)),
  faulty("one wei short", NODE.amount, "Unwrap 1 WETH", unwrap(ETHER - 1n)),
  faulty("unwraps instead of wrapping", NODE.operation, "Wrap 1 ETH", unwrap(ETHER)),
  faulty("wraps instead of unwrapping", NODE.operation, "Unwrap 1 WETH", wrap(ETHER)),
  faulty("a deposit into a stranger's contract", NODE.contract, "Wrap 1 ETH", wrap(ETHER, FAKE_TOKEN)),
  faulty("another chain's WETH", NODE.contract, "Wrap 1 ETH on Arbitrum", wrap(ETHER, WETH, 42161)),
  faulty("another chain than named", NODE.chain, "Wrap 1 ETH on Base", wrap(ETHER)),
  faulty("ether sent to a friend instead", NODE.operation, "Wrap 1 ETH", {
    from: USER,
    to: FRIEND,
    value: ETHER.toString(),
    chainId: 1,
  }),
  faulty("ether left behind in unwrapping", NODE.value, "Unwrap 1 WETH", {
    ...unwrap(ETHER),
    value: ETHER.toString(),
  }),
  faulty(
    "to a stranger",
    [...NODE.sequence, ...NODE.recipient],
    `Unwrap 1 WETH and send the ETH to ${STRANGER}`,
    unwrap(ETHER),
  ),
];
