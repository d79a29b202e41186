import { accountOf, DAI, FRIEND, STRANGER, USDC, USDC_BASE, USER, WETH, WSTETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { callsOf } from "./encoders/contract-call.ts";
import { aave } from "./encoders/lending.ts";
import { REFUSED } from "./everyday/refused.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const ZERO = `0x${"00".repeat(20)}`;
const MILLI = ETHER / 1000n;

const MORPHO = "0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb";
const MARKET = "tuple(address,address,address,address,uint256)";
const morpho = callsOf([
  `function supply(${MARKET} market, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
  `function supplyCollateral(${MARKET} market, uint256 assets, address onBehalf, bytes data)`,
  `function borrow(${MARKET} market, uint256 assets, uint256 shares, address onBehalf, address receiver)`,
  `function repay(${MARKET} market, uint256 assets, uint256 shares, address onBehalf, bytes data)`,
  "function setAuthorization(address authorized, bool newIsAuthorized)",
]);
const IRM = "0x870aC11D48B15DB9a138Cf899d20F13F79Ba00BC";
const usdcMarket = [USDC, WSTETH, "0x48F7E36EB6B826B2dF4B2E630B62Cd25e89E40e2", IRM, 860n * MILLI];
const BORROW = "Borrow 500 USDC on Morpho";

const morphoPairs: CorpusCase[] = [
  aligned(
    "Morpho: supply",
    "Supply 1000 USDC to Morpho",
    morpho.call(MORPHO, "supply", [usdcMarket, 1000n * USD6, 0, USER, "0x"]),
  ),
  ...["against wstETH collateral", "in the market with wstETH as collateral"].map((market) =>
    aligned(
      "Morpho: what is pledged for what is lent",
      `Lend 1000 USDC on Morpho Blue ${market}`,
      morpho.call(MORPHO, "supply", [usdcMarket, 1000n * USD6, 0, USER, "0x"]),
    ),
  ),
  ...["Deposit 1000 USDC collateral on Morpho Blue", "Supply 1000 USDC as collateral on Morpho Blue"].map(
    (intent) =>
      faulty(
        "Morpho: lent, where it is to be pledged",
        NODE.clarity,
        intent,
        morpho.call(MORPHO, "supply", [usdcMarket, 1000n * USD6, 0, USER, "0x"]),
      ),
  ),
  ...pairs(
    "Morpho: a part of a debt",
    morpho.call(MORPHO, "repay", [usdcMarket, 500n * USD6, 0, USER, "0x"]),
    {
      right: [
        "Pay 500 USDC towards my debt in the Morpho Blue wstETH/USDC market (86% LLTV).",
        "Put 500 USDC towards my loan in the Morpho Blue wstETH/USDC market (86% LLTV).",
        "paying down my morpho blue loan, 500 usdc back into the wstETH / USDC market (86% lltv) please",
      ],
      wrong: [
        "Put 500 USDC towards my loan in the Morpho Blue wstETH/USDC market (91% LLTV).",
        "Put 500 USDC towards my brother's loan in the Morpho Blue wstETH/USDC market (86% LLTV).",
        "Put 500 USDC in the Morpho Blue wstETH/USDC market (86% LLTV).",
        "paying down my morpho blue loan, 500 usdc back to me from the wstETH / USDC market",
      ],
    },
  ),
  ...pairs(
    "Morpho: whose the money is that is borrowed",
    morpho.call(MORPHO, "borrow", [usdcMarket, 500n * USD6, 0, USER, USER]),
    {
      right: ["Borrow 500 USDC from Morpho Blue, the wstETH/USDC market with 86% LLTV. Money to me."],
      wrong: ["Borrow 500 USDC from Morpho Blue, the wstETH/USDC market with 86% LLTV. Money to him."],
    },
  ),
  ...pairs(
    "Morpho: a market by what is pledged there",
    morpho.call(MORPHO, "supply", [usdcMarket, 1000n * USD6, 0, USER, "0x"]),
    {
      right: [
        "I'd like to lend 1000 USDC on Morpho Blue in the market where wstETH is the collateral (LLTV 86%).",
      ],
      wrong: [
        "I'd like to lend 1000 USDC on Morpho Blue in the market where WETH is the collateral (LLTV 86%).",
        "I'd like to lend 1000 USDC on Morpho Blue in the market where USDC is the collateral (LLTV 86%).",
        "I'd like to lend 1000 USDC on Morpho Blue in the market where wstETH is not the collateral (LLTV 86%).",
      ],
    },
  ),
  aligned(
    "Morpho: collateral",
    "Supply 2 wstETH to Morpho",
    morpho.call(MORPHO, "supplyCollateral", [usdcMarket, 2n * ETHER, USER, "0x"]),
  ),
  aligned("Morpho: borrow", BORROW, morpho.call(MORPHO, "borrow", [usdcMarket, 500n * USD6, 0, USER, USER])),
  aligned(
    "Morpho: repay",
    "Repay 500 USDC on Morpho",
    morpho.call(MORPHO, "repay", [usdcMarket, 500n * USD6, 0, USER, "0x"]),
  ),
  aligned(
    "Morpho: a market by its pair, and thanks or a remark beside it",
    "Repay 500 USDC on Morpho Blue, in my wstETH/USDC market. Thanks a lot, have a nice evening!",
    morpho.call(MORPHO, "repay", [usdcMarket, 500n * USD6, 0, USER, "0x"]),
  ),
  faulty(
    "Morpho: what is said beside it undoes it",
    NODE.clarity,
    "My kid typed this. Repay 500 USDC on Morpho Blue, in my wstETH/USDC market.",
    morpho.call(MORPHO, "repay", [usdcMarket, 500n * USD6, 0, USER, "0x"]),
  ),
  faulty(
    "Morpho: a loan for a stranger",
    NODE.recipient,
    BORROW,
    morpho.call(MORPHO, "borrow", [usdcMarket, 500n * USD6, 0, USER, STRANGER]),
  ),
  faulty(
    "Morpho: more than asked",
    NODE.amount,
    BORROW,
    morpho.call(MORPHO, "borrow", [usdcMarket, 5000n * USD6, 0, USER, USER]),
  ),
  faulty(
    "Morpho: a market that anybody may have opened",
    NODE.unusual,
    "Supply 1000 USDC to Morpho",
    morpho.call(MORPHO, "supply", [[USDC, WSTETH, STRANGER, IRM, 860n * MILLI], 1000n * USD6, 0, USER, "0x"]),
  ),
  faulty(
    "Morpho: shares that nobody names",
    NODE.unusual,
    "Repay 500 USDC on Morpho",
    morpho.call(MORPHO, "repay", [usdcMarket, 0n, 500n * USD6, USER, "0x"]),
  ),
  faulty(
    "Morpho: power over the whole position",
    [...NODE.approvesAll, ...NODE.spender],
    BORROW,
    morpho.call(MORPHO, "setAuthorization", [STRANGER, true]),
  ),
];

const VAULT = "0x8eB67A509616cd6A7c1B3c8C21D48FF57df3d458";
const vault = callsOf([
  "function deposit(uint256 assets, address receiver)",
  "function withdraw(uint256 assets, address receiver, address owner)",
]);
const DEPOSIT = "Deposit 100 USDC into the gtUSDCcore vault on Morpho";

const vaultPairs: CorpusCase[] = [
  aligned("a vault of the registry", DEPOSIT, vault.call(VAULT, "deposit", [100n * USD6, USER])),
  aligned(
    "out of a vault of the registry",
    "Withdraw 100 USDC from the gtUSDCcore vault",
    vault.call(VAULT, "withdraw", [100n * USD6, USER, USER]),
  ),
  faulty(
    "a vault's shares for a stranger",
    NODE.recipient,
    DEPOSIT,
    vault.call(VAULT, "deposit", [100n * USD6, STRANGER]),
  ),
  faulty(
    "a vault of another asset",
    NODE.token,
    "Deposit 100 DAI into the gtUSDCcore vault on Morpho",
    vault.call(VAULT, "deposit", [100n * USD6, USER]),
  ),
];

const BALANCER = "0xBA12222222228d8Ba445958a75a0704d566BF2C8";
const balancer = callsOf([
  "function swap(tuple(bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) s, tuple(address,bool,address,bool) f, uint256 limit, uint256 deadline) payable",
  "function batchSwap(uint8 kind, tuple(bytes32,uint256,uint256,uint256,bytes)[] swaps, address[] assets, tuple(address,bool,address,bool) f, int256[] limits, uint256 deadline) payable",
]);
const POOL = `0x${"ab".repeat(32)}`;
const balance = (kind: number, amount: bigint, limit: bigint, to = USER) =>
  balancer.call(BALANCER, "swap", [
    [POOL, kind, WETH, USDC, amount, "0x"],
    [USER, false, to, false],
    limit,
    SOON,
  ]);
const SELL_WETH = "Swap 1 WETH for USDC on Balancer, max slippage 1%";

const hops = balancer.call(BALANCER, "batchSwap", [
  0,
  [
    [POOL, 0, 1, ETHER, "0x"],
    [POOL, 1, 2, 0, "0x"],
  ],
  [WETH, DAI, USDC],
  [USER, false, USER, false],
  [ETHER, 0, -2980n * USD6],
  SOON,
]);
const balancerPairs: CorpusCase[] = [
  aligned("Balancer: an exact input", SELL_WETH, balance(0, ETHER, 2980n * USD6), AT_PRICES),
  aligned(
    "Balancer: an exact output",
    "Buy 3000 USDC with at most 1.01 WETH on Balancer",
    balance(1, 3000n * USD6, 1010n * MILLI),
    AT_PRICES,
  ),
  aligned("Balancer: a batch", SELL_WETH, hops, AT_PRICES),
  aligned("Balancer: the way of a batch", `${SELL_WETH}, routing through DAI`, hops, AT_PRICES),
  ...["routing through LINK", "not routing through DAI"].map((way) =>
    faulty("Balancer: another way", REFUSED, `${SELL_WETH}, ${way}`, hops, AT_PRICES),
  ),
  faulty(
    "Balancer: for a stranger",
    NODE.recipient,
    SELL_WETH,
    balance(0, ETHER, 2980n * USD6, STRANGER),
    AT_PRICES,
  ),
  faulty("Balancer: for half", NODE.slippage, SELL_WETH, balance(0, ETHER, 1500n * USD6), AT_PRICES),
  faulty("Balancer: for more", NODE.amount, SELL_WETH, balance(0, 2n * ETHER, 5960n * USD6), AT_PRICES),
];

const CURVE = "0x45312ea0eFf7E09C83CBE249fa1d7598c4C8cd4e";
const THREE_POOL = "0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7";
const curve = callsOf([
  "function exchange(address[11] route, uint256[5][5] params, uint256 amount, uint256 min, address[5] pools, address receiver) payable",
]);
const pool = callsOf(["function exchange(int128 i, int128 j, uint256 dx, uint256 min)"]);
const route = (to: string, min = 995n * USD6) =>
  curve.call(CURVE, "exchange", [
    [DAI, THREE_POOL, USDC, ...Array.from({ length: 8 }, () => ZERO)],
    Array.from({ length: 5 }, () => [0, 1, 1, 1, 3]),
    1000n * ETHER,
    min,
    Array.from({ length: 5 }, () => ZERO),
    to,
  ]);
const pooled = pool.call(THREE_POOL, "exchange", [0, 1, 1000n * ETHER, 995n * USD6]);
const DAI_USDC = "Swap 1000 DAI for at least 995 USDC on Curve";

const curvePairs: CorpusCase[] = [
  aligned("Curve: by the router", DAI_USDC, route(USER)),
  aligned("Curve: in a pool", DAI_USDC, pooled),
  ...["Curve 3pool: ", "In Curve's 3pool, ", "In the 3pool on Curve, "].map((place) =>
    aligned("Curve: a pool by its name", `${place}swap 1000 DAI for at least 995 USDC`, pooled),
  ),
  ...["Curve 2pool: ", "On Curve's 2pool, ", "In Curve's tricrypto2, ", "In the 3 pools on Curve, "].map(
    (place) => faulty("Curve: another pool", REFUSED, `${place}swap 1000 DAI for at least 995 USDC`, pooled),
  ),
  faulty("Curve: for a stranger", NODE.recipient, DAI_USDC, route(STRANGER)),
  faulty("Curve: for less", NODE.minimum, DAI_USDC, route(USER, 900n * USD6)),
  faulty(
    "Curve: another coin of the pool",
    NODE.token,
    DAI_USDC,
    pool.call(THREE_POOL, "exchange", [0, 2, 1000n * ETHER, 995n * USD6]),
  ),
  faulty(
    "Curve: a pool that nobody knows",
    NODE.understood,
    DAI_USDC,
    pool.call(STRANGER, "exchange", [0, 1, 1000n * ETHER, 995n * USD6]),
  ),
];

const CAKE_V2 = "0x10ED43C718714eb63d5aA57B78B54704E256024E";
const CAKE_SMART = "0x13f4EA83D0bd40E75C8222255bc855a974568Dd4";
const CAKE_UNIVERSAL = "0xd9C500DfF816a1Da21A48A732d3498Bf09dc9AEB";
const BSC_USDT = "0x55d398326f99059fF775485246999027B3197955";
const WBNB = "0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c";
const v2 = callsOf([
  "function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)",
]);
const smart = callsOf([
  "function exactInputSingle(tuple(address,address,uint24,address,uint256,uint256,uint160) params) payable",
]);
const universal = callsOf(["function execute(bytes commands, bytes[] inputs, uint256 deadline) payable"]);
const plan = callsOf(["function plan(address, uint256, uint256, bytes, bool)"]);
const onBsc = { chainId: 56 };
const CAKE = "Swap 600 USDT for at least 0.99 WBNB on PancakeSwap on BNB Chain";
const cakeV3 = (to: string) =>
  smart.call(
    CAKE_SMART,
    "exactInputSingle",
    [[BSC_USDT, WBNB, 500, to, 600n * ETHER, 990n * MILLI, 0]],
    onBsc,
  );
const cakePlan = (to: string) => {
  const path = `${BSC_USDT}0001f4${WBNB.slice(2)}`;
  const input = `0x${plan.data("plan", [to, 600n * ETHER, 990n * MILLI, path, true]).slice(10)}`;
  return universal.call(CAKE_UNIVERSAL, "execute", ["0x00", [input], SOON], onBsc);
};
const cakeV2 = (to: string, min = 990n * MILLI) =>
  v2.call(CAKE_V2, "swapExactTokensForTokens", [600n * ETHER, min, [BSC_USDT, WBNB], to, SOON], onBsc);

const pancakePairs: CorpusCase[] = [
  aligned("PancakeSwap V2", CAKE, cakeV2(USER)),
  aligned("PancakeSwap V3", CAKE, cakeV3(USER)),
  aligned("PancakeSwap's Universal Router", CAKE, cakePlan(USER)),
  ...["PancakeSwap's Universal Router", "the Pancake universal router"].flatMap((router) => {
    const intent = CAKE.replace("PancakeSwap", router);
    return [
      aligned("PancakeSwap's Universal Router by its name", intent, cakePlan(USER)),
      faulty("PancakeSwap V2 where its other router is named", NODE.protocol, intent, cakeV2(USER)),
    ];
  }),
  faulty("PancakeSwap V2 for a stranger", NODE.recipient, CAKE, cakeV2(STRANGER)),
  faulty("PancakeSwap V3 for a stranger", NODE.recipient, CAKE, cakeV3(STRANGER)),
  faulty("PancakeSwap's Universal Router for a stranger", NODE.recipient, CAKE, cakePlan(STRANGER)),
  faulty("PancakeSwap for less", NODE.minimum, CAKE, cakeV2(USER, 900n * MILLI)),
  faulty(
    "PancakeSwap where Uniswap is asked for",
    NODE.protocol,
    CAKE.replace("PancakeSwap", "Uniswap"),
    cakeV2(USER),
  ),
];

const ROCKET = "0xCE15294273CFb9D9b628F4D61636623decDF4fdC";
const RETH = "0xae78736Cd615f374D3085123A210448E74Fc6393";
const rocket = callsOf(["function deposit() payable", "function burn(uint256 amount)"]);
const DSR = "0x373238337Bfe1146fb49989fc222523f83081dDb";
const dsr = callsOf(["function join(address dst, uint256 wad)", "function exit(address dst, uint256 wad)"]);
const USDS_CONVERTER = "0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A";
const converter = callsOf(["function daiToUsds(address usr, uint256 wad)"]);
const SPARK = "0xC13e21B648A5Ee794902342038FF3aDAB66BE987";
const STAKE = "Stake 2 ETH with Rocket Pool";

const savingsPairs: CorpusCase[] = [
  aligned("Rocket Pool: stake", STAKE, rocket.call(ROCKET, "deposit", [], { value: 2n * ETHER })),
  aligned("Rocket Pool: unstake", "Unstake 1 rETH from Rocket Pool", rocket.call(RETH, "burn", [ETHER])),
  faulty("Rocket Pool: more", NODE.amount, STAKE, rocket.call(ROCKET, "deposit", [], { value: 20n * ETHER })),
  faulty(
    "Rocket Pool where Lido is asked for",
    NODE.protocol,
    "Stake 2 ETH with Lido",
    rocket.call(ROCKET, "deposit", [], { value: 2n * ETHER }),
  ),
  aligned(
    "Maker: the savings rate",
    "Deposit 100 DAI into Maker",
    dsr.call(DSR, "join", [USER, 100n * ETHER]),
  ),
  faulty(
    "Maker: savings for a stranger",
    NODE.recipient,
    "Deposit 100 DAI into Maker",
    dsr.call(DSR, "join", [STRANGER, 100n * ETHER]),
  ),
  aligned(
    "Sky: DAI into USDS",
    "Swap 100 DAI for 100 USDS",
    converter.call(USDS_CONVERTER, "daiToUsds", [USER, 100n * ETHER]),
  ),
  faulty(
    "Sky: USDS for a stranger",
    NODE.recipient,
    "Swap 100 DAI for 100 USDS",
    converter.call(USDS_CONVERTER, "daiToUsds", [STRANGER, 100n * ETHER]),
  ),
  aligned(
    "Spark: supply",
    "Supply 500 USDC to Spark",
    aave.call(SPARK, "supply", [USDC, 500n * USD6, USER, 0]),
  ),
  faulty(
    "Spark where Aave is asked for",
    NODE.protocol,
    "Supply 500 USDC to Aave",
    aave.call(SPARK, "supply", [USDC, 500n * USD6, USER, 0]),
  ),
];

const KYBER = "0x6131B5fae19EA4f9D964eAc0408E4408b66337b5";
const DESC =
  "tuple(address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit)";
const kyber = callsOf([
  `function swap(tuple(address callTarget, address approveTarget, bytes targetData, ${DESC} desc, bytes clientData) execution) payable`,
]);
const EXECUTOR = accountOf("an executor");
const kyberSwap = (to: string, min = 990n * MILLI, amount = 3000n * USD6) =>
  kyber.call(KYBER, "swap", [
    [
      EXECUTOR,
      EXECUTOR,
      "0x1234",
      [USDC, WETH, [EXECUTOR], [amount], [], [], to, amount, min, 0, "0x"],
      "0x",
    ],
  ]);
const AUGUSTUS = "0x6A000F20005980200259B80c5102003040001068";
const DATA = "tuple(address,address,uint256,uint256,uint256,bytes32,address)";
const augustus = callsOf([
  `function swapExactAmountIn(address executor, ${DATA} swapData, uint256 partnerAndFee, bytes permit, bytes executorData) payable`,
]);
const paraswap = (to: string) =>
  augustus.call(AUGUSTUS, "swapExactAmountIn", [
    EXECUTOR,
    [USDC, WETH, 3000n * USD6, 990n * MILLI, ETHER, `0x${"00".repeat(32)}`, to],
    0,
    "0x",
    "0x",
  ]);
const LIFI = "0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE";
const LEG = "tuple(address,address,address,address,uint256,bytes,bool)";
const lifi = callsOf([
  `function swapTokensSingleV3ERC20ToERC20(bytes32, string, string, address receiver, uint256 min, ${LEG} leg)`,
  `function swapTokensSingleV3ERC20ToNative(bytes32, string, string, address receiver, uint256 min, ${LEG} leg)`,
]);
const lifiSwap = (name: string, to: string, got: string) =>
  lifi.call(LIFI, name, [
    `0x${"22".repeat(32)}`,
    "jumper",
    "0x",
    to,
    990n * MILLI,
    [EXECUTOR, EXECUTOR, USDC, got, 3000n * USD6, "0x1234", true],
  ]);
const TRADE = "Swap 3000 USDC for at least 0.99 WETH";

const aggregatorPairs: CorpusCase[] = [
  aligned("KyberSwap", `${TRADE} on KyberSwap`, kyberSwap(USER)),
  faulty("KyberSwap for a stranger", NODE.recipient, `${TRADE} on KyberSwap`, kyberSwap(STRANGER)),
  faulty("KyberSwap for less", NODE.minimum, `${TRADE} on KyberSwap`, kyberSwap(USER, 900n * MILLI)),
  faulty(
    "KyberSwap of more",
    NODE.amount,
    `${TRADE} on KyberSwap`,
    kyberSwap(USER, 990n * MILLI, 30_000n * USD6),
  ),
  faulty("KyberSwap where 1inch is asked for", NODE.protocol, `${TRADE} on 1inch`, kyberSwap(USER)),
  aligned("Velora", `${TRADE} on Velora`, paraswap(USER)),
  aligned("Velora and what it was called", `${TRADE} on Velora (ex ParaSwap)`, paraswap(USER)),
  faulty("Velora was never called so", NODE.clarity, `${TRADE} on Velora (ex Aave)`, paraswap(USER)),
  aligned("Velora for whoever sends it", `${TRADE} on ParaSwap`, paraswap(ZERO)),
  faulty("Velora for a stranger", NODE.recipient, `${TRADE} on Velora`, paraswap(STRANGER)),
  ...["on Jumper", "via Jumper / LI.FI", "through the LI.FI diamond"].map((place) =>
    aligned(
      "LI.FI by its interface's name",
      `${TRADE} ${place}`,
      lifiSwap("swapTokensSingleV3ERC20ToERC20", USER, WETH),
    ),
  ),
  aligned("LI.FI", `${TRADE} via LiFi`, lifiSwap("swapTokensSingleV3ERC20ToERC20", USER, WETH)),
  aligned(
    "LI.FI for the currency",
    "Swap 3000 USDC for at least 0.99 ETH via LiFi",
    lifiSwap("swapTokensSingleV3ERC20ToNative", USER, ZERO),
  ),
  faulty(
    "LI.FI for a stranger",
    NODE.recipient,
    `${TRADE} via LiFi`,
    lifiSwap("swapTokensSingleV3ERC20ToERC20", STRANGER, WETH),
  ),
  faulty(
    "LI.FI for another token",
    NODE.token,
    `${TRADE} via LiFi`,
    lifiSwap("swapTokensSingleV3ERC20ToERC20", USER, DAI),
  ),
];

const PSM3 = "0x1601843c5E9bC251A3272907010AFa41Fa18347E";
const USDS_BASE = "0x820C137fa70C8691f0e44Dc420a5e53c168921Dc";
const psm = callsOf([
  "function swapExactIn(address assetIn, address assetOut, uint256 amountIn, uint256 minAmountOut, address receiver, uint256 referralCode)",
]);
const onBase = { chainId: 8453 };
const psmSwap = (to: string) =>
  psm.call(PSM3, "swapExactIn", [USDC_BASE, USDS_BASE, 100n * USD6, 100n * ETHER, to, 0], onBase);

const psmPairs: CorpusCase[] = [
  aligned("Sky's exchange on Base", "Swap 100 USDC for at least 100 USDS on Base", psmSwap(USER)),
  ...["at Spark's PSM", "on the Spark PSM", "through PSM3"].map((place) =>
    aligned(
      "Sky's exchange by its name",
      `Swap 100 USDC for at least 100 USDS on Base ${place}`,
      psmSwap(USER),
    ),
  ),
  ...["on Spark", "at SparkLend", "in Spark's pool"].map((place) =>
    faulty(
      "Sky's exchange where Spark's market is named",
      [...NODE.protocol, "intent_alignment.requirement_coverage"],
      `Swap 100 USDC for at least 100 USDS on Base ${place}`,
      psmSwap(USER),
    ),
  ),
  faulty(
    "Sky's exchange for a stranger",
    NODE.recipient,
    "Swap 100 USDC for at least 100 USDS on Base",
    psmSwap(FRIEND),
  ),
];

const KILN_AAVE_USDC = "0x640522135e5e4598CAE85b170D5A675a53770fa0";
const STEAK_USDT = "0xbEef047a543E45807105E51A8BBEFCc5950fcfBa";
const GAUNTLET_WETH = "0x2371e134e3455e0593363cBF89d3b6cf53740618";
const vaults = callsOf(["function deposit(uint256 assets, address receiver)"]);
const kilnDeposit = vaults.call(KILN_AAVE_USDC, "deposit", [100n * USD6, USER]);

/** A vault may be named with what is behind it; who only names that asks for it, and not for a vault. */
const makersPairs: CorpusCase[] = [
  aligned("a vault by its makers", "Deposit 100 USDC into Kiln's Aave v3 USDC vault", kilnDeposit),
  aligned("a vault by its ticker", "Deposit 100 USDC into kAaveUSDC", kilnDeposit),
  aligned(
    "a vault by who runs it",
    "Deposit 100 USDT into the Steakhouse USDT vault",
    vaults.call(STEAK_USDT, "deposit", [100n * USD6, USER]),
  ),
  faulty("a vault where its lender is asked for", NODE.protocol, "Supply 100 USDC to Aave v3", kilnDeposit),
  faulty(
    "another's vault",
    [...NODE.protocol, "intent_alignment.requirement_coverage", "intent_alignment.token_matching"],
    "Deposit 1 WETH into the Steakhouse WETH vault",
    vaults.call(GAUNTLET_WETH, "deposit", [ETHER, USER]),
  ),
];

const AAVE_V2 = "0x7d2768dE32b0b80b7a3454c06BdAc94A69DDc7A9";
const WEETH = "0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee";
const STETH_OP = "0x76A50b8c7349cCDDb7578c6627e79b5d99D24138";
const NODE_STAKING = "0xedFc7DCaE43fF954577a2875a9D805874490eE3E";
const older = callsOf(["function withdraw(address asset, uint256 amount, address to)"]);
const rebasing = callsOf(["function wrap(uint256 amount)", "function unwrap(uint256 amount)"]);
const node = callsOf(["function stakeRPL(uint256 amount)", "function unstakeRPL(uint256 amount)"]);
const onOptimism = { chainId: 10 };

const morePairs: CorpusCase[] = [
  aligned(
    "Aave V2",
    "Withdraw 2 WETH from Aave v2",
    older.call(AAVE_V2, "withdraw", [WETH, 2n * ETHER, USER]),
  ),
  faulty(
    "Aave V2 where V3 is asked for",
    NODE.protocol,
    "Withdraw 2 WETH from Aave v3",
    older.call(AAVE_V2, "withdraw", [WETH, 2n * ETHER, USER]),
  ),
  aligned("weETH", "Wrap 2 eETH into weETH", rebasing.call(WEETH, "wrap", [2n * ETHER])),
  faulty(
    "weETH the other way",
    NODE.operation,
    "Wrap 2 eETH into weETH",
    rebasing.call(WEETH, "unwrap", [2n * ETHER]),
  ),
  aligned(
    "Lido's stETH on Optimism",
    "On Optimism, wrap 1 stETH into wstETH",
    rebasing.call(STETH_OP, "unwrap", [ETHER], onOptimism),
  ),
  faulty(
    "Lido's stETH on Optimism the other way",
    [...NODE.amount, ...NODE.token],
    "On Optimism, wrap 1 stETH into wstETH",
    rebasing.call(STETH_OP, "wrap", [ETHER], onOptimism),
  ),
  aligned("RPL", "Stake 1000 RPL with Rocket Pool", node.call(NODE_STAKING, "stakeRPL", [1000n * ETHER])),
  faulty(
    "RPL the other way",
    NODE.operation,
    "Stake 1000 RPL with Rocket Pool",
    node.call(NODE_STAKING, "unstakeRPL", [1000n * ETHER]),
  ),
];

export const protocolPairs: CorpusCase[] = [
  ...makersPairs,
  ...morePairs,
  ...morphoPairs,
  ...vaultPairs,
  ...balancerPairs,
  ...curvePairs,
  ...pancakePairs,
  ...savingsPairs,
  ...aggregatorPairs,
  ...psmPairs,
];
