import type { Call, MovedAmount, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { addressesOf, type ControlChange } from "../../calls/control-change.ts";
import { marketContracts, marketsOf } from "../../calls/markets-of.ts";
import { protocolsOf } from "../../calls/protocols-of.ts";
import type { Asset } from "../../data/asset.ts";
import { tokensBySymbol } from "../../data/tokens.ts";
import { routesIn } from "./routes.ts";
import { sidesOfCall } from "./sides.ts";

/** What the calls do, as far as words of the intent may name it again. */
export interface Facts {
  operations: ReadonlySet<Operation>;
  /** In the order of the calls. */
  order: readonly Operation[];
  protocols: ReadonlySet<string>;
  /** In lower case. */
  symbols: ReadonlySet<string>;
  /** Of these, what is given away and comes back by none of the calls. */
  givenAway: ReadonlySet<string>;
  /** Of these, what is allowed to be spent, or no longer. */
  granted: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** Of the collectibles that are moved. */
  ids: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  /** Addresses and numbers of a change of control. */
  administered: ReadonlySet<string>;
  /** Nothing is sent: a signature is asked for. */
  isSigned: boolean;
  /** Of the tokens that are moved. */
  decimals: ReadonlySet<string>;
  /** What is granted has an end of its own, which is held against the words. */
  isEnding: boolean;
  /** Permits are handed in whose signatures have an end, be it that what they grant has none. */
  isPermit: boolean;
  /** As many pieces come back as are given. */
  isAtPar: boolean;
  /** What a trade brings is fixed by no call but for the least of it. */
  isLeastOnly: boolean;
  /** Whether a trade's path passes through a token. */
  isOnPath(symbol: string): boolean;
}

export function factsOf(calls: readonly Call[], chainId: number): Facts {
  const nameOf = (signature: string | null) => (signature ?? "").split("(")[0]?.toLowerCase() ?? "";
  const passed = new Set(
    calls.flatMap(({ operation, arguments: given }) => (operation === "swap" ? routesIn(given).flat() : [])),
  );
  const exchanged = calls
    .filter(({ operation }) => /^(?:swap|wrap|unwrap)$/.test(operation))
    .map((call) => sidesOfCall(call, chainId));
  return {
    isSigned: calls.every((call) => call.isSigned === true || call.signedAs !== undefined),
    isEnding: calls.length > 0 && calls.every(endsItself),
    isPermit: calls.length > 0 && calls.every(isPermit),
    order: calls.map(({ operation }) => operation),
    operations: new Set(calls.flatMap(({ operation, alsoOperation = [] }) => [operation, ...alsoOperation])),
    protocols: new Set(
      calls.flatMap((call) => [...protocolsOf(call, chainId), ...(call.permits?.length ? ["permit2"] : [])]),
    ),
    symbols: new Set(
      calls
        .flatMap((call) => {
          const { given, wanted } = sidesOfCall(call, chainId);
          const moved = [given, wanted].flatMap((one) => one?.asset ?? []);
          return [...assetsOf(call), ...moved, ...marketsOf(call).flat()];
        })
        .flatMap(({ symbol }) => symbol?.toLowerCase() ?? []),
    ),
    givenAway: givenAwayBy(calls, chainId),
    granted: new Set(
      calls
        .flatMap((call) =>
          changesGrant(call.operation) ? assetsOf(call) : (call.permits ?? []).map(({ asset }) => asset),
        )
        .flatMap(({ symbol }) => symbol?.toLowerCase() ?? []),
    ),
    addresses: new Set(
      calls.flatMap((call) => [
        call.to,
        ...[call.from, call.recipient, call.spender, call.owner].filter((address) => address !== undefined),
        ...assetsOf(call).map(({ contract }) => contract),
        ...call.wrappers.map(({ to }) => to),
        ...(call.nonFungibles ?? []).map(({ collection }) => collection),
        ...marketContracts(call),
      ]),
    ),
    ids: new Set(
      calls.flatMap(({ nonFungibles = [] }) =>
        nonFungibles.flatMap(({ tokenId }) => tokenId?.toString() ?? []),
      ),
    ),
    functions: new Set(
      calls.flatMap(({ signature, wrappers }) =>
        [signature, ...wrappers.map((one) => one.signature)].map(nameOf),
      ),
    ),
    administered: new Set(
      calls.flatMap(({ controlChange }) => (controlChange ? namedBy(controlChange) : [])),
    ),
    decimals: new Set(calls.flatMap(assetsOf).flatMap(({ decimals }) => decimals?.toString() ?? [])),
    isAtPar: exchanged.length > 0 && exchanged.every(({ given, wanted }) => isSameNumber(given, wanted)),
    isLeastOnly: calls.some(
      ({ operation, amountOut }) => operation === "swap" && amountOut?.bound === "at least",
    ),
    isOnPath: (symbol) => tokensBySymbol(chainId, symbol).some(({ contract }) => passed.has(contract)),
  };
}

const endsItself = ({ expiresAt, permits = [] }: Call) =>
  expiresAt !== undefined ||
  (permits.length > 0 && permits.every((permit) => permit.expiresAt !== undefined));

const isPermit = ({ permits = [], deadline }: Call) => permits.length > 0 && deadline !== undefined;

function givenAwayBy(calls: readonly Call[], chainId: number): Set<string> {
  const sides = calls
    .filter(({ operation }) => !changesGrant(operation))
    .map((call) => sidesOfCall(call, chainId));
  const symbolOf = (moved: MovedAmount | undefined) => moved?.asset.symbol?.toLowerCase() ?? [];
  const got = new Set(sides.flatMap(({ wanted }) => symbolOf(wanted)));
  return new Set(sides.flatMap(({ given }) => symbolOf(given)).filter((symbol) => !got.has(symbol)));
}

export function isSameNumber(given: MovedAmount | undefined, got: MovedAmount | undefined): boolean {
  const [from, to] = [given?.asset.decimals, got?.asset.decimals];
  if (!given || !got || from === undefined || to === undefined) return false;
  return given.baseUnits > 0n && given.baseUnits * 10n ** BigInt(to) === got.baseUnits * 10n ** BigInt(from);
}

function assetsOf({
  amountIn,
  amountOut,
  amountsIn = [],
  amountsOut = [],
  market,
  permits = [],
}: Call): Asset[] {
  const moved = [amountIn, amountOut, ...amountsIn, ...amountsOut, ...permits];
  return [...moved.flatMap((amount) => amount?.asset ?? []), ...(market ? [market] : [])];
}

function namedBy(change: ControlChange): string[] {
  return [...addressesOf(change), ...("threshold" in change ? [change.threshold.toString()] : [])];
}
