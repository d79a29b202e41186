import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { Call } from "../../../../../validator/calls/call.ts";
import { rawTransactions, readCalls } from "../../../../../validator/calls/read-calls.ts";
import { showAmount } from "../../../../../validator/calls/show-amount.ts";
import { nativeAsset } from "../../../../../validator/data/tokens.ts";
import type { ProposedTransaction } from "../../../../../validator/request/request.ts";

interface Taken {
  /** The owner and the descriptor. */
  of: string;
  tx: ProposedTransaction & { chainId: number };
  /** What the registry has a wallet show. */
  texts: string[];
}

const [, ...lines] = readFileSync(new URL("registry-transactions.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const taken = lines.map((line) => JSON.parse(line) as Taken);
const read = taken.map((one) => ({ ...one, ...readCalls(rawTransactions(one.tx), one.tx.chainId) }));

/** What is not read, and why that is right. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  "weth calldata-weth": /1 bytes after the last argument/,
  "morpho calldata-gauntlet-gtWETH": /24 bytes after the last argument/,
  "morpho calldata-gauntlet-gtDAIcore": /24 bytes after the last argument/,
  // The code that Safes share, called as if it were one.
  "safe calldata-Safe-1.3.0": /takes that from itself only/,
  "1inch calldata-NativeOrderFactory": /has an extension/,
  // The contract's checksum is wrong.
  "tally eip712-tally-ethereum-uni-token": /not understood/,
};

describe("the test transactions of the ERC-7730 registry", () => {
  it("are read, save eight that are refused for a good reason", () => {
    const refused = read.filter(({ calls, unreadable }) => unreadable.length > 0 || calls.length === 0);
    for (const { of, unreadable } of refused)
      expect(unreadable[0]?.problem, of).to.match(REFUSED[of] ?? /nothing of the kind/);
    expect(refused.map(({ of }) => of)).to.have.length(8);
    expect(read).to.have.length(181);
  });

  it("have an operation that an intent can ask for, save those that only their description names", () => {
    const others = read.filter(({ calls }) => calls.some(({ operation }) => operation === "other"));
    expect([...new Set(others.map(({ of }) => of))]).to.deep.equal(OTHERS);
  });

  it("move what the registry has a wallet show, where the token is known", () => {
    let compared = 0;
    const differing: string[] = [];
    for (const { of, calls, texts } of read) {
      const shown = new Set(calls.flatMap(valuesOf));
      for (const text of texts) {
        const [, amount] = /(?:^|: |[a-z] )([\d.]+ [A-Za-z][\w.]*)$/.exec(text) ?? [];
        if (amount === undefined || calls.length === 0) continue;
        compared += 1;
        if (!shown.has(amount.toLowerCase())) differing.push(`${of}: ${text}`);
      }
    }
    expect(compared).to.be.greaterThan(100);
    expect(differing).to.deep.equal(DIFFERING);
  });
});

function valuesOf(call: Call): string[] {
  const { amountIn, amountOut, amountsIn = [], amountsOut = [], permits = [], peculiarities = [] } = call;
  const native = { asset: nativeAsset(1), baseUnits: call.value };
  const amounts = [amountIn, amountOut, ...amountsIn, ...amountsOut, ...permits, native];
  return [
    ...amounts.flatMap((amount) => (amount ? [showAmount(amount)] : [])),
    ...peculiarities.flatMap((one) => (one.choice === "described value" ? [one.value] : [])),
  ].map((text) => text.toLowerCase());
}

const OTHERS: readonly string[] = [
  "lombard calldata-lbtc-mainnet",
  "poap calldata-PoapBridge",
  "midas calldata-MinterVault",
  "midas calldata-RedemptionVault",
  "threshold calldata-RebateStaking",
  "threshold calldata-TBTCVault",
  "p2p calldata-EigenPodManager",
  "flare/testsv2/calldata-PollingFoundation-Flare",
  "hyperliquid eip712-withdraw",
  "tally eip712-tally-ethereum-ens-governor",
];

/** A token's former name, and a fee that is what leaves less what arrives. */
const DIFFERING: readonly string[] = [
  "hyperliquid calldata-CctpExtension: Max fee: 0.2 USDC",
  "kiln calldata-Vault-EURC-Morpho-Gauntlet-Core: Deposit asset: 1.024238 EUROC",
];
