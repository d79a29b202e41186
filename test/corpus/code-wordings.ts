import { FRIEND, PUDGY, SAFE, STRANGER, V3_ROUTER_02 } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { DEEDS, type Deed, type DeedName } from "./everyday/deeds.ts";
import { REFUSED } from "./everyday/refused.ts";

/** What programs and those who write them say, and beside it the like of it that asks for something else. */
type Pair = readonly [right: string, wrong: string];
type Pairs = Readonly<Partial<Record<DeedName, readonly Pair[]>>>;

/** The chain as a piece of its own. */
const CHAINS: Pairs = {
  pay: [
    [`100 USDC → ${FRIEND}, eth`, `100 USDC → ${FRIEND}, op`],
    [`100 USDC → ${FRIEND} | L1`, `100 USDC → ${FRIEND} | arb1`],
    [`100 USDC to ${FRIEND}, eth mainnet`, `100 USDC, ETH to ${FRIEND}`],
    [`100 USDC to ${FRIEND} · chain=1`, `100 USDC to ${FRIEND} · chain=10`],
    [`100 USDC to ${FRIEND}, net=ethereum`, `100 USDC to ${FRIEND}, net=base`],
    [`100 USDC to ${FRIEND}, network: ETH`, `100 USDC to ${FRIEND}, network: ARB`],
    [`eth L1: 100 USDC to ${FRIEND}`, `Arb One: 100 USDC to ${FRIEND}`],
  ],
  repay: [
    ["repay: 300 USDC | Aave V3 | eth", "repay: 300 USDC | Aave V3 | base"],
    ["repay 300 USDC on aave v3 eth", "repay 300 USDC on aave v3 op"],
    ["repay 300 USDC on Aave V3 // eth", "repay 300 USDC / ETH on Aave V3"],
  ],
  withdrawAll: [["withdraw all USDC | Aave V3 | eth", "withdraw all | Aave V3 | ETH"]],
};

/** Arrows of every make. */
const ARROWS: Pairs = {
  pay: [
    [`100 USDC ➜ ${FRIEND}`, `100 USDC ← ${FRIEND}`],
    [`100 USDC ~> ${FRIEND}`, `100 USDC <- ${FRIEND}`],
    [`100 USDC » ${FRIEND}`, `100 USDC » ${STRANGER}`],
    [`${FRIEND} ⟵ 100 USDC`, `${FRIEND} ⟵ 1000 USDC`],
  ],
  supply: [
    ["Aave V3 ← 750 USDC", "750 USDC ← Aave V3"],
    ["Aave V3 — supply — USDC — 750", "Aave V3 — supply — USDC — 750 – 900"],
    ["supply: Aave V3 <- 750 USDC", "supply: Aave V3 -> 750 USDC"],
    ["750 USDC ⟶ Aave V3, supply", "750 USDC ⟶ Aave V2, supply"],
  ],
  withdraw: [
    ["Aave V3 → 250 USDC, withdraw", "withdraw 250 USDC → Aave V3"],
    ["withdraw 250 USDC ← Aave V3", "withdraw: Aave V3 ← 250 USDC"],
  ],
  wrap: [
    ["0.75 ETH ⇒ WETH", "0.75 ETH ← WETH"],
    ["WETH ⟵ 0.75 ETH", "WETH ⟶ 0.75 ETH"],
  ],
  sell: [
    ["1000 USDC ⇒ WETH, Uniswap V3, min 0.33 WETH", "1000 USDC ⇐ WETH, Uniswap V3, min 0.33 WETH"],
    ["WETH <- 1000 USDC, Uniswap V3, min 0.33 WETH", "WETH -> 1000 USDC, Uniswap V3, min 0.33 WETH"],
  ],
};

/** Fields by the names that programs give them. */
const FIELDS: Pairs = {
  pay: [
    [
      `action=transfer asset=USDC amount=100 to=${FRIEND}`,
      `action=approve asset=USDC amount=100 to=${FRIEND}`,
    ],
    [`transfer(asset=USDC, amt=100, rcpt=${FRIEND})`, `transfer(asset=USDC, amt=1000, rcpt=${FRIEND})`],
    [
      `{"action":"transfer","asset":"USDC","amount":"100","chain":"ethereum","to":"${FRIEND}"}`,
      `{"action":"transfer","asset":"USDC","amount":"100","chain":"base","to":"${FRIEND}"}`,
    ],
  ],
  approve: [
    [
      `approve spender=${V3_ROUTER_02} token=USDC value=500 chainId=1`,
      `approve spender=${V3_ROUTER_02} token=USDC value=50 chainId=1`,
    ],
    [
      `approve(spender=${V3_ROUTER_02}, token=USDC, amt=500)`,
      `approve(spender=${STRANGER}, token=USDC, amt=500)`,
    ],
  ],
  sell: [
    [
      "fromToken=USDC fromAmt=1000 toToken=WETH minTo=0.33 dex=Uniswap V3",
      "fromToken=WETH fromAmt=1000 toToken=USDC minTo=0.33 dex=Uniswap V3",
    ],
    [
      "Uniswap V3 swap {tokenIn: USDC, amountIn: 1000, tokenOut: WETH, minOut: 0.33}",
      "Uniswap V3 swap {tokenIn: USDC, amountIn: 1000, tokenOut: WETH, minOut: 0.43}",
    ],
    [
      "swap tokenIn=USDC tokenOut=WETH amountIn=1000 minReturn=0.33 router=Uniswap V3",
      "swap tokenIn=USDC tokenOut=WETH amountIn=1000 minReturn=0.33 router=SwapRouter02",
    ],
    [
      "sell 1000 USDC on Uniswap V3, WETH out, min rcv 0.33 WETH",
      "sell 1000 USDC on Uniswap V3, WETH out, min rcv 0.34 WETH",
    ],
    [
      "swap tokenIn=USDC tokenOut=WETH amountIn=1000 slippageBps=100 dex=Uniswap V3",
      "swap tokenIn=USDC tokenOut=WETH amountIn=1000 slippageBps=10 dex=Uniswap V3",
    ],
    [
      "swap tokenIn=USDC(1000), tokenOut=WETH, maxSlippage=100bps, Uniswap V3",
      `swap tokenIn=USDC(1000), tokenOut=WETH, maxSlippage=100bps, Uniswap V3, recipient=${STRANGER}`,
    ],
  ],
  buyLink: [
    [
      "tokenOut=LINK amountOut=100 tokenIn=USDC maxIn=1520 dex=Uniswap V2",
      "tokenOut=LINK amountOut=100 tokenIn=USDC maxIn=1420 dex=Uniswap V2",
    ],
  ],
  supplyForFriend: [
    [
      `supply asset=USDC amount=750 onBehalfOf=${FRIEND} pool=Aave V3`,
      `supply asset=USDC amount=750 onBehalfOf=${STRANGER} pool=Aave V3`,
    ],
  ],
  collectible: [
    [`collection=${PUDGY} tokenId=1234 to=${FRIEND}`, `collection=${PUDGY} tokenId=1235 to=${FRIEND}`],
  ],
  addOwner: [
    [
      `addOwner safe=${SAFE} owner=${FRIEND} threshold=2`,
      `addOwner safe=${SAFE} owner=${FRIEND} threshold=1`,
    ],
    [
      `addOwner safe=${SAFE} owner=${FRIEND} threshold=2`,
      `removeOwner safe=${SAFE} owner=${FRIEND} threshold=2`,
    ],
  ],
  threshold: [[`changeThreshold safe=${SAFE} threshold=3`, `changeThreshold safe=${SAFE} threshold=2`]],
};

/** What is true of the asset or of the called contract. */
const QUALITIES: Pairs = {
  payEther: [
    [`0.5 ETH, native, to ${FRIEND}`, `0.5 WETH, not native, to ${FRIEND}`],
    [`0.5 native ETH to ${FRIEND}`, `0.5 native USDC to ${FRIEND}`],
  ],
  unwrap: [
    ["unwrap 2 WETH to native, 1:1", "unwrap 2 WETH to native, 1:2"],
    ["unwrap 2 WETH to native ETH", "wrap 2 native ETH to WETH"],
  ],
  sell: [
    [
      "sell 1000 USDC on Uniswap V3 for WETH, min 0.33 WETH",
      "sell 1000 USDC on Uniswap V3 for native ETH, min 0.33 ETH",
    ],
    [
      "sell 1000 USDC on Uniswap V3 for WETH, min 0.33 WETH",
      "sell 1000 USDC on Uniswap V3 for WETH 1:1, min 0.33 WETH",
    ],
  ],
  buyLink: [
    [
      "exact-out on Uniswap V2: buy 100 LINK, spend ≤ 1520 USDC. eth",
      "exact-in on Uniswap V2: buy 100 LINK, spend ≤ 1520 USDC. eth",
    ],
  ],
  supply: [["supply 750 USDC to the Aave V3 pool", "supply 750 USDC to Aave V3 through the WETH gateway"]],
  unstake: [["unstake 3 stETH through the lido wq", "unstake 3 stETH through the lido gateway"]],
  compound: [["supply 400 USDC to Compound V2 (cUSDC)", "supply 400 USDC to Compound V2 (cDAI)"]],
};

const FIRST = `pay ${FRIEND} 10 USDC`;
const SECOND = `pay ${STRANGER} 20 USDC`;

/** Steps that are counted. */
const STEPS: Pairs = {
  payTwo: [
    [`1° ${FIRST} 2° ${SECOND}`, `2° ${FIRST} 1° ${SECOND}`],
    [`a) ${FIRST} b) ${SECOND}`, `b) ${FIRST} a) ${SECOND}`],
    [`i) ${FIRST} ii) ${SECOND}`, `i) ${FIRST} iii) ${SECOND}`],
    [`[1] ${FIRST} [2] ${SECOND}`, `[1] ${FIRST} [3] ${SECOND}`],
    [`#1 ${FIRST} #2 ${SECOND}`, `#2 ${FIRST} #1 ${SECOND}`],
    [`step 1 ${FIRST} / step 2 ${SECOND}`, `step 2 ${FIRST} / step 1 ${SECOND}`],
    [`One, ${FIRST}. Two, ${SECOND}.`, `Two, ${FIRST}. One, ${SECOND}.`],
    [`first ${FIRST}, second ${SECOND}`, `second ${FIRST}, first ${SECOND}`],
    [`${FIRST}, followed by ${SECOND}`, `${FIRST}, followed by ${SECOND}, followed by a swap`],
    [
      `multisend[ ${FRIEND}: 10 USDC ; ${STRANGER}: 20 USDC ]`,
      `multisend[ ${FRIEND}: 10 USDC ; ${STRANGER}: 21 USDC ]`,
    ],
    [`${FIRST} → ${SECOND}`, `${FIRST} ← ${SECOND}`],
    [`${FIRST} | ${SECOND}`, `${FIRST} | ${SECOND} | pay ${STRANGER} 30 USDC`],
    [`In this order: ${FIRST} // ${SECOND}`, `In this order: ${FIRST} // ${SECOND} // wrap 1 ETH`],
    [
      `Two payouts: ${FRIEND}: 10 USDC, ${STRANGER}: 20 USDC`,
      `Three payouts: ${FRIEND}: 10 USDC, ${STRANGER}: 20 USDC`,
    ],
  ],
};

/** The call itself, as it is written in code. */
const CALLS: Pairs = {
  pay: [
    [`USDC.transfer(${FRIEND}, 100e6)`, `USDC.transfer(${FRIEND}, 100e18)`],
    [`USDC.transfer(${FRIEND}, 100000000)`, `USDT.transfer(${FRIEND}, 100000000)`],
    [`erc20.transfer(${FRIEND}, 100e6), so 100 USDC`, `erc20.transfer(${FRIEND}, 100e6)`],
    [`USDC.transfer(${FRIEND}, 100e6)`, `USDC.transfer(${FRIEND}, 100e6); USDC.transfer(${STRANGER}, 5e6)`],
    [`USDC.transfer(${FRIEND}, 100e6)`, `USDC.transfer(${FRIEND}, 100e6) if the price drops`],
  ],
  payTwo: [
    [
      `USDC.transfer(${FRIEND}, 10e6); USDC.transfer(${STRANGER}, 20e6)`,
      `USDC.transfer(${FRIEND}, 20e6); USDC.transfer(${STRANGER}, 10e6)`,
    ],
  ],
  approve: [
    [`USDC.approve(${V3_ROUTER_02}, 500e6)`, `USDC.approve(${V3_ROUTER_02}, type(uint256).max)`],
    [`approve 500 USDC for ${V3_ROUTER_02}`, `approve 500 USDC for ${V3_ROUTER_02} (type(uint256).max)`],
  ],
  unwrap: [
    ["WETH.withdraw(2e18)", "WETH.withdraw(1e18)"],
    [
      "WETH.withdraw(2e18), i.e. turn 2 WETH back into ETH",
      "WETH.withdraw(1e18), i.e. turn 2 WETH back into ETH",
    ],
    ["weth.withdraw(2 ether)", "weth.deposit(2 ether)"],
  ],
  supply: [
    ["aave.supply(USDC, 750)", "aave.withdraw(USDC, 750)"],
    ["pool.supply(USDC, 750e6, me, 0) on Aave V3", `pool.supply(USDC, 750e6, ${STRANGER}, 0) on Aave V3`],
  ],
  vault: [["sDAI.deposit(1000e18, me)", "sDAI.deposit(1000e6, me)"]],
  wrapStaked: [["wstETH.wrap(2e18)", "wstETH.unwrap(2e18)"]],
  compound: [["cUSDC.mint(400e6)", "cDAI.mint(400e6)"]],
  threshold: [["safe.changeThreshold(3)", "safe.changeThreshold(2)"]],
  addOwner: [[`safe.addOwnerWithThreshold(${FRIEND}, 2)`, `safe.addOwnerWithThreshold(${FRIEND}, 1)`]],
};

const TABLES: readonly Pairs[] = [CHAINS, ARROWS, FIELDS, QUALITIES, STEPS, CALLS];

export const codeWordings: CorpusCase[] = TABLES.flatMap((table) =>
  (Object.entries(table) as [DeedName, readonly Pair[]][]).flatMap(([name, pairs]) => {
    const { tx, metadata, wrong }: Deed = DEEDS[name];
    return pairs.flatMap(([right, twin], index) => [
      aligned(name, right, tx, metadata),
      faulty(`${name}, asked for otherwise`, REFUSED, twin, tx, metadata),
      faulty(`${name}, done wrong`, REFUSED, right, wrong[index % wrong.length] ?? {}, metadata),
    ]);
  }),
);
