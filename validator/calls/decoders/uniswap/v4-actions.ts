import type { Address } from "../../../addresses/address.ts";
import { compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Currency, Ledger } from "./ledger.ts";
import { PoolAccount } from "./pool-account.ts";
import { atLeast, exactly, raised } from "./range.ts";
import { CONTRACT_BALANCE, currencyOf, mapped } from "./router-constants.ts";
import type { RouterVersion } from "./router-versions.ts";
import { fixedFee } from "./trade-path.ts";
import { type VersionedDecoder, versioned } from "./versioned-decoder.ts";

/** Zero stands for the whole open debt or credit. */
const OPEN_DELTA = 0n;

interface Trade {
  from: Currency;
  to: Currency;
  poolFees: bigint[];
  tickSpacings: bigint[];
}

interface Action {
  decode: VersionedDecoder;
  apply(account: PoolAccount, values: Values, ledger: Ledger): void;
}

function singlePool({ poolKey, zeroForOne }: Values): Trade {
  const { currency0, currency1, fee, tickSpacing } = poolKey as Values;
  const [from, to] = zeroForOne ? [currency0, currency1] : [currency1, currency0];
  const tickSpacings = [tickSpacing as bigint];
  return { from: currencyOf(from), to: currencyOf(to), poolFees: fixedFee(fee), tickSpacings };
}

function alongPath({ currencyIn, currencyOut, path }: Values): Trade {
  const hops = path as Values[];
  const poolFees = hops.flatMap(({ fee }) => fixedFee(fee));
  const tickSpacings = hops.map(({ tickSpacing }) => tickSpacing as bigint);
  const far = currencyIn === undefined ? hops[0] : hops.at(-1);
  if (!far) throw new Malformed("a path has no pool");
  const end = currencyOf(far.intermediateCurrency);
  return currencyIn === undefined
    ? { from: end, to: currencyOf(currencyOut), poolFees, tickSpacings }
    : { from: currencyOf(currencyIn), to: end, poolFees, tickSpacings };
}

function sell(account: PoolAccount, ledger: Ledger, values: Values, trade: Trade): void {
  const amount = values.amountIn as bigint;
  if (amount === OPEN_DELTA) account.takeCredit(trade.from);
  else account.owe(trade.from, { min: amount, max: amount });
  book(ledger, trade);
  account.credit(trade.to, atLeast(values.amountOutMinimum as bigint));
}

function buy(account: PoolAccount, ledger: Ledger, values: Values, trade: Trade): void {
  const amount = values.amountOut as bigint;
  if (amount === OPEN_DELTA) account.settleDebt(trade.to);
  else account.credit(trade.to, exactly(amount));
  book(ledger, trade);
  account.owe(trade.from, { min: 0n, max: values.amountInMaximum as bigint });
}

function book(ledger: Ledger, { poolFees, tickSpacings }: Trade): void {
  ledger.venues.add("uniswap_v4");
  ledger.poolFees.push(...poolFees);
  ledger.tickSpacings.push(...tickSpacings);
}

/** The native currency is always paid out of the router, whoever is told as the payer. */
function pay(
  ledger: Ledger,
  currency: Currency,
  byUser: boolean,
  amount: { min: bigint; max: bigint },
): void {
  if (byUser && currency !== "native") ledger.spend(currency, amount);
  else ledger.draw(currency, amount);
}

const POOL_KEY =
  "(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey";
const PATH =
  "(address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)[] path";
const IN = "uint128 amountIn, uint128 amountOutMinimum";
const OUT = "uint128 amountOut, uint128 amountInMaximum";

const single = (amounts: string) =>
  versioned(
    `swap((${POOL_KEY}, bool zeroForOne, ${amounts}, bytes hookData) swap)`,
    `swap((${POOL_KEY}, bool zeroForOne, ${amounts}, uint256 minHopPriceX36, bytes hookData) swap)`,
  );
const multiple = (currency: string, amounts: string) =>
  versioned(
    `swap((address ${currency}, ${PATH}, ${amounts}) swap)`,
    `swap((address ${currency}, ${PATH}, uint256[] minHopPriceX36, ${amounts}) swap)`,
  );
const plain = (signature: string): VersionedDecoder => {
  const compiled = compileDecoder(signature);
  return (hex) => compiled.decode(hex);
};

const ACTIONS: ReadonlyMap<number, Action> = new Map<number, Action>([
  [
    0x06,
    {
      decode: single(IN),
      apply: (account, { swap }, ledger) => sell(account, ledger, swap as Values, singlePool(swap as Values)),
    },
  ],
  [
    0x07,
    {
      decode: multiple("currencyIn", IN),
      apply: (account, { swap }, ledger) => sell(account, ledger, swap as Values, alongPath(swap as Values)),
    },
  ],
  [
    0x08,
    {
      decode: single(OUT),
      apply: (account, { swap }, ledger) => buy(account, ledger, swap as Values, singlePool(swap as Values)),
    },
  ],
  [
    0x09,
    {
      decode: multiple("currencyOut", OUT),
      apply: (account, { swap }, ledger) => buy(account, ledger, swap as Values, alongPath(swap as Values)),
    },
  ],
  [
    0x0b,
    {
      decode: plain("SETTLE(address currency, uint256 amount, bool payerIsUser)"),
      apply(account, { currency: address, amount, payerIsUser }, ledger) {
        const currency = currencyOf(address);
        if (amount === CONTRACT_BALANCE && (!payerIsUser || currency === "native"))
          account.credit(currency, ledger.drawAll(currency));
        else {
          const owed = amount as bigint;
          const due = owed === OPEN_DELTA ? account.settleDebt(currency) : { min: owed, max: owed };
          pay(ledger, currency, payerIsUser === true, due);
          if (owed !== OPEN_DELTA) account.credit(currency, exactly(owed));
        }
      },
    },
  ],
  [
    0x0c,
    {
      decode: plain("SETTLE_ALL(address currency, uint256 maxAmount)"),
      apply(account, { currency: address, maxAmount }, ledger) {
        const currency = currencyOf(address);
        pay(ledger, currency, true, account.settleDebt(currency, maxAmount as bigint));
      },
    },
  ],
  [
    0x0e,
    {
      decode: plain("TAKE(address currency, address recipient, uint256 amount)"),
      apply(account, { currency: address, recipient, amount }, ledger) {
        const currency = currencyOf(address);
        const wanted = amount as bigint;
        const taken = wanted === OPEN_DELTA ? account.takeCredit(currency) : exactly(wanted);
        if (wanted !== OPEN_DELTA) account.owe(currency, { min: wanted, max: wanted });
        ledger.give(currency, mapped(ledger, recipient as Address), taken);
      },
    },
  ],
  [
    0x0f,
    {
      decode: plain("TAKE_ALL(address currency, uint256 minAmount)"),
      apply(account, { currency: address, minAmount }, ledger) {
        const currency = currencyOf(address);
        ledger.give(currency, "sender", raised(account.takeCredit(currency), minAmount as bigint));
      },
    },
  ],
  [
    0x10,
    {
      decode: plain("TAKE_PORTION(address currency, address recipient, uint256 bips)"),
      apply(account, { currency: address, recipient, bips }, ledger) {
        const currency = currencyOf(address);
        const credit = account.takeCredit(currency);
        const to = mapped(ledger, recipient as Address);
        account.credit(currency, ledger.takeShare(currency, to, credit, bips as bigint, 10_000n));
      },
    },
  ],
]);

const compiledPlan = compileDecoder("V4_SWAP(bytes actions, bytes[] params)");

/** Runs the actions of a V4_SWAP command between the pools, the router and the sender. */
export function runV4Actions(ledger: Ledger, hex: string, version: RouterVersion | undefined): void {
  const { actions, params } = compiledPlan.decode(hex);
  const codes = String(actions).slice(2);
  const inputs = params as string[];
  if (codes.length / 2 !== inputs.length) throw new Malformed("it has not as many V4 parameters as actions");
  const account = new PoolAccount();
  for (const [index, input] of inputs.entries()) {
    const code = codes.slice(index * 2, index * 2 + 2);
    const action = ACTIONS.get(Number.parseInt(code, 16));
    if (!action) {
      throw new NotUnderstood(
        `The plan has the V4 action 0x${code}, which the router's swaps do not know.`,
        "Use only swaps, SETTLE, SETTLE_ALL, TAKE, TAKE_ALL and TAKE_PORTION.",
      );
    }
    action.apply(account, action.decode(input.slice(2), version), ledger);
  }
  account.close();
}
