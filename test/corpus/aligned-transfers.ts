import { calldata } from "./calldata.ts";
import type { CorpusCase } from "./corpus-case.ts";
import {
  ALICE,
  BOB,
  DAI,
  ETHER,
  USDC,
  USDC_ARBITRUM,
  USDC_BASE,
  USDC_POLYGON,
  USDC_SEPOLIA,
  USDT,
  WBTC,
  WETH,
} from "./parties.ts";

const ether = (value: bigint, to = ALICE, more = {}) => ({
  to,
  value: value.toString(),
  chainId: 1,
  ...more,
});
const token = (contract: string, amount: bigint, to = ALICE, chainId = 1) => ({
  to: contract,
  value: "0",
  data: calldata("transfer", to, amount),
  chainId,
});

/** Ordinary ways to ask for a transfer, each with the transaction that does just that. */
export const alignedTransfers: CorpusCase[] = [
  { rule: "plain", intent: `Send 0.5 ETH to ${ALICE}`, tx: ether(ETHER / 2n) },
  { rule: "ether spelled out", intent: `Send 0.5 ether to ${ALICE}.`, tx: ether(ETHER / 2n) },
  { rule: "one whole", intent: `Transfer 1 ETH to ${ALICE}`, tx: ether(ETHER) },
  {
    rule: "amount in words",
    intent: `Please send two and a half ETH to ${ALICE}`,
    tx: ether((ETHER * 5n) / 2n),
  },
  { rule: "half an ether", intent: `send half an ETH to ${ALICE}`, tx: ether(ETHER / 2n) },
  {
    rule: "amount in wei",
    intent: `Send 1500000000000000 wei to ${ALICE}`,
    tx: ether(1_500_000_000_000_000n),
  },
  { rule: "amount in gwei", intent: `Send 2,000,000 gwei to ${ALICE}`, tx: ether(2_000_000n * 10n ** 9n) },
  {
    rule: "all capitals",
    intent: `SEND 0.25 ETH TO ${ALICE.toUpperCase().replace("0X", "0x")}`,
    tx: ether(ETHER / 4n),
  },
  { rule: "no space before the symbol", intent: `send 0.1ETH to ${ALICE}`, tx: ether(ETHER / 10n) },
  { rule: "decimal comma", intent: `Send 1,5 ETH to ${ALICE}`, tx: ether((ETHER * 3n) / 2n) },
  {
    rule: "value as hex",
    intent: `Send 1 ETH to ${ALICE}`,
    tx: { to: ALICE, value: "0xde0b6b3a7640000", chainId: "0x1" },
  },
  {
    rule: "value as a JSON number",
    intent: `Send 0.001 ETH to ${ALICE}`,
    tx: { to: ALICE, value: 10 ** 15, chainId: 1 },
  },
  { rule: "empty calldata", intent: `Send 1 ETH to ${ALICE}`, tx: ether(ETHER, ALICE, { data: "0x" }) },
  {
    rule: "on Sepolia",
    intent: `Transfer 0.01 ether to ${ALICE} on Sepolia`,
    tx: ether(ETHER / 100n, ALICE, { chainId: 11155111 }),
  },
  {
    rule: "Sepolia without a chain id",
    intent: `Transfer 0.01 ether to ${ALICE} on Sepolia`,
    tx: { to: ALICE, value: "10000000000000000" },
  },
  {
    rule: "on Base",
    intent: `On Base, send 0.2 ETH to ${ALICE}`,
    tx: ether(ETHER / 5n, ALICE, { chainId: 8453 }),
  },
  {
    rule: "POL on Polygon",
    intent: `Send 12 POL to ${ALICE} on Polygon`,
    tx: ether(12n * ETHER, ALICE, { chainId: 137 }),
  },
  {
    rule: "with the sender",
    intent: `Send 1 ETH from ${BOB} to ${ALICE}`,
    tx: ether(ETHER, ALICE, { from: BOB }),
  },
  { rule: "to my own wallet", intent: "Send 1 ETH to my own wallet", tx: ether(ETHER, BOB, { from: BOB }) },
  {
    rule: "a price of gas beside it",
    intent: `Send 1 ETH to ${ALICE}, keep gas under 20 gwei`,
    tx: ether(ETHER, ALICE, { gas: 21000, maxFeePerGas: "20000000000" }),
  },
  {
    rule: "amount restated in wei",
    intent: `Send 0.1 ETH (100000000000000000 wei) to ${ALICE}`,
    tx: ether(ETHER / 10n),
  },
  { rule: "name beside the address", intent: `Send 1 ETH to alice.eth (${ALICE})`, tx: ether(ETHER) },
  { rule: "up to", intent: `Send up to 1 ETH to ${ALICE}`, tx: ether((ETHER * 9n) / 10n) },
  { rule: "about", intent: `Send about 1 ETH to ${ALICE}`, tx: ether((ETHER * 101n) / 100n) },
  { rule: "everything", intent: `Send all my ETH to ${ALICE}`, tx: ether((ETHER * 7n) / 3n) },
  {
    rule: "dollars at a price",
    intent: `Send $300 worth of ETH to ${ALICE}`,
    tx: ether(ETHER / 10n),
    metadata: { prices: { ETH: 3000 } },
  },
  { rule: "deadline ahead", intent: `Send 1 ETH to ${ALICE} within 30 minutes`, tx: ether(ETHER) },
  { rule: "verb, payee, amount", intent: `pay ${ALICE} 25 USDC`, tx: token(USDC, 25_000_000n) },
  {
    rule: "hundred in words",
    intent: `transfer one hundred USDC to ${ALICE}`,
    tx: token(USDC, 100_000_000n),
  },
  { rule: "thousands separator", intent: `send 1,000.50 USDT to ${ALICE}`, tx: token(USDT, 1_000_500_000n) },
  { rule: "thousands suffix", intent: `Send 5k USDC to ${ALICE}`, tx: token(USDC, 5_000_000_000n) },
  { rule: "million", intent: `Send 1.5 million DAI to ${ALICE}`, tx: token(DAI, 1_500_000n * ETHER) },
  { rule: "eight decimals", intent: `Transfer 0.05 WBTC to ${ALICE}`, tx: token(WBTC, 5_000_000n) },
  { rule: "eighteen decimals", intent: `Transfer 3 WETH to ${ALICE}!`, tx: token(WETH, 3n * ETHER) },
  { rule: "token by name", intent: `Send 40 tether to ${ALICE}`, tx: token(USDT, 40_000_000n) },
  { rule: "token by two-word name", intent: `Send 40 USD Coin to ${ALICE}`, tx: token(USDC, 40_000_000n) },
  {
    rule: "token with its contract",
    intent: `Send 100 USDC (${USDC}) to ${ALICE}`,
    tx: token(USDC, 100_000_000n),
  },
  { rule: "symbol before the amount", intent: `Send USDC 100 to ${ALICE}`, tx: token(USDC, 100_000_000n) },
  {
    rule: "base units",
    intent: `Transfer 1000000 base units of USDC to ${ALICE}`,
    tx: token(USDC, 1_000_000n),
  },
  { rule: "dollars in a dollar coin", intent: `Send $25 in USDC to ${ALICE}`, tx: token(USDC, 25_000_000n) },
  {
    rule: "USDC on Base",
    intent: `Send 10 USDC to ${ALICE} on Base`,
    tx: token(USDC_BASE, 10_000_000n, ALICE, 8453),
  },
  {
    rule: "USDC on Arbitrum",
    intent: `Send 10 USDC to ${ALICE} on Arbitrum`,
    tx: token(USDC_ARBITRUM, 10_000_000n, ALICE, 42161),
  },
  {
    rule: "USDC on Polygon",
    intent: `Send 10 USDC to ${ALICE}`,
    tx: token(USDC_POLYGON, 10_000_000n, ALICE, 137),
  },
  {
    rule: "USDC on Sepolia",
    intent: `Send 10 USDC to ${ALICE} on Sepolia`,
    tx: token(USDC_SEPOLIA, 10_000_000n, ALICE, 11155111),
  },
  {
    rule: "chain told by the contract",
    intent: `Send 10 USDC to ${ALICE} on Base`,
    tx: { to: USDC_BASE, data: calldata("transfer", ALICE, 10_000_000n) },
  },
  {
    rule: "several sentences",
    intent: `Hi! My friend's address is ${ALICE}. Please send her 25 USDC. Thanks a lot!`,
    tx: token(USDC, 25_000_000n),
  },
  {
    rule: "a purpose behind it",
    intent: `Send 25 USDC to ${ALICE} to pay for last week's swap`,
    tx: token(USDC, 25_000_000n),
  },
  {
    rule: "a prohibition behind it",
    intent: `Send 25 USDC to ${ALICE} but do not send anything to ${BOB}`,
    tx: token(USDC, 25_000_000n),
  },
  { rule: "labelled", intent: `Payment. Amount: 25 USDC. Recipient: ${ALICE}`, tx: token(USDC, 25_000_000n) },
  { rule: "polite", intent: `Could you please transfer 25 usdc to ${ALICE}?`, tx: token(USDC, 25_000_000n) },
  { rule: "first person", intent: `I want to send 25 USDC to ${ALICE}`, tx: token(USDC, 25_000_000n) },
  {
    rule: "decoded call instead of calldata",
    intent: `Send 25 USDC to ${ALICE}`,
    tx: {
      to: USDC,
      chainId: 1,
      call: { function: "transfer", params: { recipient: ALICE, amount: 25_000_000 } },
    },
  },
  {
    rule: "transferFrom of the sender's own",
    intent: `Transfer 25 USDC to ${ALICE}`,
    tx: { to: USDC, from: BOB, chainId: 1, data: calldata("transferFrom", BOB, ALICE, 25_000_000n) },
  },
  {
    rule: "two transfers in two calls",
    intent: `Send 1 ETH to ${ALICE} and 25 USDC to ${BOB}`,
    tx: { chainId: 1, transactions: [ether(ETHER), token(USDC, 25_000_000n, BOB)] },
  },
  {
    rule: "one of two steps",
    intent: `Send 1 ETH to ${ALICE} and then send 2 ETH to ${BOB}`,
    tx: ether(2n * ETHER, BOB),
  },
  {
    rule: "authorize the transfer",
    intent: `I authorize the transfer of 25 USDC to ${ALICE}`,
    tx: token(USDC, 25_000_000n),
  },
  {
    rule: "execute a transfer",
    intent: `Execute a transfer of 25 USDC to ${ALICE}`,
    tx: token(USDC, 25_000_000n),
  },
  {
    rule: "a count behind it",
    intent: `Send 25 USDC to ${ALICE} for 2 pizzas`,
    tx: token(USDC, 25_000_000n),
  },
  { rule: "marked up", intent: `**Send** \`25 USDC\` to \`${ALICE}\``, tx: token(USDC, 25_000_000n) },
  { rule: "quoted", intent: `Send "25" USDC to "${ALICE}"`, tx: token(USDC, 25_000_000n) },
  {
    rule: "payee before amount, twice",
    intent: `Send ${ALICE} 5 USDC and ${BOB} 6 USDC`,
    tx: { transactions: [token(USDC, 5_000_000n), token(USDC, 6_000_000n, BOB)] },
  },
  { rule: "dollar sign behind", intent: `Send 100$ of usdc to ${ALICE}`, tx: token(USDC, 100_000_000n) },
  {
    rule: "from my account",
    intent: `Transfer 25 USDC from my account to ${ALICE}`,
    tx: token(USDC, 25_000_000n),
  },
  {
    rule: "checksummed address",
    intent: "Send 1 ETH to 0x7a16fF8270133F063aAb6C9977183D9e72835428",
    tx: ether(ETHER),
  },
  { rule: "on two lines", intent: `Send 25 USDC\nto ${ALICE}\n`, tx: token(USDC, 25_000_000n) },
  {
    rule: "listed and at the top",
    intent: `Send 1 ETH to ${ALICE}`,
    tx: { ...ether(ETHER), transactions: [ether(ETHER)] },
  },
  {
    rule: "a contract that several chains share",
    intent: `Send 1 WETH to ${ALICE} on Base`,
    tx: { to: "0x4200000000000000000000000000000000000006", data: calldata("transfer", ALICE, ETHER) },
  },
];
