import { FRIEND, STRANGER } from "./addresses.ts";
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

const TABLES: readonly Pairs[] = [CHAINS, ARROWS];

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
