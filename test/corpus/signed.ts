import {
  COW_SETTLEMENT,
  DAI,
  FRIEND,
  ONE_INCH,
  PERMIT2,
  SAFE,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, NOW, SOON, USD6 } from "./terms.ts";

type Fields = Record<string, unknown>;

const ZERO = `0x${"00".repeat(20)}`;
const DAY = 86_400n;
const typed = (primaryType: string, verifyingContract: string, message: Fields, types: Fields = {}) => ({
  chainId: 1,
  from: USER,
  typedData: { primaryType, types, domain: { chainId: 1, verifyingContract }, message },
});
const declared = (fields: string) =>
  fields.split(", ").map((field) => {
    const [type, name] = field.split(" ");
    return { type, name };
  });

const COW_TYPES = {
  Order: declared(
    "address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance",
  ),
};
const cow = (more: Fields = {}, types: Fields = COW_TYPES, contract = COW_SETTLEMENT) =>
  typed(
    "Order",
    contract,
    {
      sellToken: USDC,
      buyToken: WETH,
      receiver: USER,
      sellAmount: (3000n * USD6).toString(),
      buyAmount: ((990n * ETHER) / 1000n).toString(),
      validTo: Number(SOON),
      appData: `0x${"00".repeat(32)}`,
      feeAmount: "0",
      kind: "sell",
      partiallyFillable: false,
      sellTokenBalance: "erc20",
      buyTokenBalance: "erc20",
      ...more,
    },
    types,
  );
const SELL = "Sell 3000 USDC for WETH on CoW Swap, max slippage 1%";

const cowOrders: CorpusCase[] = [
  aligned("a CoW order as typed data", SELL, cow(), AT_PRICES),
  aligned("a CoW order without declared types", SELL, cow({}, {}), AT_PRICES),
  faulty("a CoW order for a stranger", NODE.recipient, SELL, cow({ receiver: STRANGER }), AT_PRICES),
  faulty("a CoW order for too little", NODE.slippage, SELL, cow({ buyAmount: "9900000000" }), AT_PRICES),
  faulty("a CoW order of more", NODE.amount, SELL, cow({ sellAmount: "30000000000" }), AT_PRICES),
  faulty("a CoW order of another token", NODE.token, SELL, cow({ sellToken: DAI }), AT_PRICES),
  faulty("a CoW order for another contract", NODE.contract, SELL, cow({}, COW_TYPES, STRANGER), AT_PRICES),
  faulty(
    "a CoW order that lasts a year",
    NODE.deadline,
    SELL,
    cow({ validTo: Number(NOW + 365n * DAY) }),
    AT_PRICES,
  ),
  faulty(
    "typed data whose types are not CoW's",
    NODE.understood,
    SELL,
    cow({}, { Order: [...COW_TYPES.Order].reverse() }),
    AT_PRICES,
  ),
  faulty("a field more than is signed", NODE.understood, SELL, cow({ extra: "1" }), AT_PRICES),
];

const safeTx = (to: string, data: string, more: Fields = {}) =>
  typed("SafeTx", SAFE, {
    to,
    value: "0",
    data,
    operation: 0,
    safeTxGas: "0",
    baseGas: "0",
    gasPrice: "0",
    gasToken: ZERO,
    refundReceiver: ZERO,
    nonce: "7",
    ...more,
  });
const pay = erc20.data("transfer", [FRIEND, 100n * USD6]);
const PAY = `Send 100 USDC to ${FRIEND} from my Safe ${SAFE}`;

const safeTransactions: CorpusCase[] = [
  aligned("a Safe transaction as typed data", PAY, safeTx(USDC, pay)),
  aligned(
    "a Safe's own currency",
    `Send 1 ETH to ${FRIEND} from my Safe ${SAFE}`,
    safeTx(FRIEND, "0x", { value: ETHER.toString() }),
  ),
  faulty(
    "a Safe transaction to a stranger",
    NODE.recipient,
    PAY,
    safeTx(USDC, erc20.data("transfer", [STRANGER, 100n * USD6])),
  ),
  faulty(
    "a Safe transaction of more",
    NODE.amount,
    PAY,
    safeTx(USDC, erc20.data("transfer", [FRIEND, 1000n * USD6])),
  ),
  faulty(
    "a Safe made to borrow code",
    [...NODE.understood, ...NODE.hidden],
    PAY,
    safeTx(USDC, pay, { operation: 1 }),
  ),
  faulty(
    "a Safe that pays for gas",
    [...NODE.fee, ...NODE.hidden],
    PAY,
    safeTx(USDC, pay, { gasPrice: "1000000000000", baseGas: "1000000", refundReceiver: STRANGER }),
  ),
];

const REACTOR = "0x00000011F84B9aa48e5f8aA8B9897600006289Be";
const info = (more: Fields = {}) => ({
  reactor: REACTOR,
  swapper: USER,
  nonce: "1",
  deadline: SOON.toString(),
  additionalValidationContract: ZERO,
  additionalValidationData: "0x",
  ...more,
});
const output = (amount: bigint, recipient: string) => ({
  token: WETH,
  startAmount: ((amount * 101n) / 100n).toString(),
  endAmount: amount.toString(),
  recipient,
});
const uniswapX = (outputs: unknown[], more: Fields = {}, witness: Fields = {}) =>
  typed("PermitWitnessTransferFrom", PERMIT2, {
    permitted: { token: USDC, amount: (3000n * USD6).toString() },
    spender: REACTOR,
    nonce: "1",
    deadline: SOON.toString(),
    witness: {
      info: info(),
      cosigner: FRIEND,
      baseInputToken: USDC,
      baseInputStartAmount: (3000n * USD6).toString(),
      baseInputEndAmount: (3000n * USD6).toString(),
      baseOutputs: outputs,
      ...witness,
    },
    ...more,
  });
const LEAST = (990n * ETHER) / 1000n;
const SWAP_X = "Swap 3000 USDC for WETH with max slippage 1%";

const uniswapXOrders: CorpusCase[] = [
  aligned("a UniswapX order", SWAP_X, uniswapX([output(LEAST, USER)]), AT_PRICES),
  aligned(
    "a Dutch order by where it ends",
    "Sign a Dutch order on UniswapX: 3000 USDC into WETH, ending no lower than 0.99 WETH",
    uniswapX([output(LEAST, USER)]),
  ),
  faulty(
    "a Dutch order that is to end higher",
    [...NODE.amount, ...NODE.clarity, ...NODE.operation],
    "Sign a Dutch order on UniswapX: 3000 USDC into WETH, ending no lower than 1 WETH",
    uniswapX([output(LEAST, USER)]),
  ),
  aligned("UniswapX by its name", `${SWAP_X} on UniswapX`, uniswapX([output(LEAST, USER)]), AT_PRICES),
  faulty(
    "another place than UniswapX",
    NODE.protocol,
    `${SWAP_X} on Uniswap V3`,
    uniswapX([output(LEAST, USER)]),
    AT_PRICES,
  ),
  faulty(
    "a UniswapX order for a stranger",
    NODE.recipient,
    SWAP_X,
    uniswapX([output(LEAST, STRANGER)]),
    AT_PRICES,
  ),
  faulty(
    "a UniswapX order that decays to little",
    NODE.slippage,
    SWAP_X,
    uniswapX([output(LEAST / 2n, USER)]),
    AT_PRICES,
  ),
  faulty(
    "a UniswapX order with a stranger's share",
    NODE.fee,
    SWAP_X,
    uniswapX([output(LEAST, USER), output(LEAST / 20n, STRANGER)]),
    AT_PRICES,
  ),
  faulty(
    "a permit for another than the reactor",
    NODE.format,
    SWAP_X,
    uniswapX([output(LEAST, USER)], { spender: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "an unknown reactor",
    NODE.contract,
    SWAP_X,
    uniswapX([output(LEAST, USER)], { spender: STRANGER }, { info: info({ reactor: STRANGER }) }),
    AT_PRICES,
  ),
];

const oneTime = (spender: string, amount: bigint, more: Fields = {}) =>
  typed("PermitTransferFrom", PERMIT2, {
    permitted: { token: USDC, amount: amount.toString() },
    spender,
    nonce: "1",
    deadline: SOON.toString(),
    ...more,
  });
const ONCE = `Sign a Permit2 permit for ${UNIVERSAL_ROUTER} to spend 250 USDC`;

const oneTimePermits: CorpusCase[] = [
  aligned("a permit for one use", ONCE, oneTime(UNIVERSAL_ROUTER, 250n * USD6)),
  faulty("a permit for one use by a stranger", NODE.spender, ONCE, oneTime(STRANGER, 250n * USD6)),
  faulty("a permit for one use of more", NODE.amount, ONCE, oneTime(UNIVERSAL_ROUTER, 2500n * USD6)),
  faulty(
    "a permit for one use that never ends",
    [...NODE.permit, ...NODE.deadline],
    ONCE,
    oneTime(UNIVERSAL_ROUTER, 250n * USD6, { deadline: (2n ** 256n - 1n).toString() }),
  ),
];

const authorized = (to: string, value: bigint, more: Fields = {}) =>
  typed("TransferWithAuthorization", USDC, {
    from: USER,
    to,
    value: value.toString(),
    validAfter: "0",
    validBefore: SOON.toString(),
    nonce: `0x${"11".repeat(32)}`,
    ...more,
  });
const SEND = `Send 40 USDC to ${FRIEND}`;

const authorizations: CorpusCase[] = [
  aligned("an authorized transfer", SEND, authorized(FRIEND, 40n * USD6)),
  faulty("an authorized transfer to a stranger", NODE.recipient, SEND, authorized(STRANGER, 40n * USD6)),
  faulty("an authorized transfer of more", NODE.amount, SEND, authorized(FRIEND, 400n * USD6)),
];

const EXPIRATION = 80n;
const limitOrder = (more: Fields = {}) =>
  typed("Order", ONE_INCH, {
    salt: "1",
    maker: USER,
    receiver: ZERO,
    makerAsset: USDC,
    takerAsset: WETH,
    makingAmount: (3000n * USD6).toString(),
    takingAmount: LEAST.toString(),
    makerTraits: (SOON << EXPIRATION).toString(),
    ...more,
  });
const LIMIT = "Sell 3000 USDC for at least 0.99 WETH on 1inch";

const limitOrders: CorpusCase[] = [
  aligned("a 1inch limit order", LIMIT, limitOrder()),
  aligned(
    "a limit order by what is made and taken",
    "Sign a limit order on 1inch: maker amount 3000 USDC, taker amount 0.99 WETH",
    limitOrder(),
  ),
  ...[
    "Sign a limit order on 1inch: taker amount 3000 USDC, maker amount 0.99 WETH",
    "Sign a Dutch order on 1inch: maker amount 3000 USDC, taker amount 0.99 WETH",
    "Fill a limit order on 1inch: maker amount 3000 USDC, taker amount 0.99 WETH",
  ].map((intent) =>
    faulty("another order", [...NODE.clarity, ...NODE.token, ...NODE.operation], intent, limitOrder()),
  ),
  faulty(
    "a 1inch limit order for less",
    NODE.minimum,
    LIMIT,
    limitOrder({ takingAmount: "990000000000000" }),
  ),
  faulty("a 1inch limit order without an end", NODE.deadline, LIMIT, limitOrder({ makerTraits: "0" })),
  faulty(
    "a 1inch limit order with an extension",
    NODE.understood,
    LIMIT,
    limitOrder({ makerTraits: ((SOON << EXPIRATION) + (1n << 249n)).toString() }),
  ),
  faulty("somebody else's 1inch limit order", NODE.format, LIMIT, limitOrder({ maker: STRANGER })),
];

export const signedPairs: CorpusCase[] = [
  ...cowOrders,
  ...safeTransactions,
  ...uniswapXOrders,
  ...oneTimePermits,
  ...authorizations,
  ...limitOrders,
];
