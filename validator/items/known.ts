import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { marketsOf } from "../calls/markets-of.ts";
import { isOfProtocol, protocolsOf } from "../calls/protocols-of.ts";
import { tokenAt } from "../data/tokens.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import { contractFinder } from "./contract-names.ts";
import type { Known } from "./items.ts";
import { numbersOf } from "./numbers-told.ts";
import { spokenOf } from "./spoken.ts";
import { toldAs } from "./told-as.ts";

/** What the calls may be told by. */
export function knownOf(calls: readonly Call[], chainId: number): Known {
  const protocols = new Set(calls.flatMap((call) => [...protocolsOf(call, chainId)]));
  const addresses = new Set(calls.flatMap(({ to, spender }) => (spender ? [to, spender] : [to])));
  const symbols = new Set(
    calls.flatMap((call) => {
      const { given, wanted } = sidesOfCall(call, chainId);
      const assets = [
        given?.asset,
        wanted?.asset,
        call.amountIn?.asset,
        call.amountOut?.asset,
        call.market,
        call.marketCollateral,
        ...marketsOf(call).flat(),
      ];
      return assets.flatMap((asset) => asset?.symbol?.toLowerCase() ?? []);
    }),
  );
  for (const { operation, spender } of calls)
    if (operation === "approve" && spender)
      symbols.add(tokenAt(chainId, spender).symbol?.toLowerCase() ?? "");
  // What is staked comes back as the chain's own currency.
  if (calls.some(({ operation }) => operation === "unstake")) symbols.add("eth");
  // A currency may stand for its wrapped form.
  if (symbols.has("weth")) symbols.add("eth");
  const numbers = calls.map(numbersOf);
  return {
    isToken: (symbol: string) => symbols.has(symbol.toLowerCase()) || symbol === "native",
    isProtocol: (name: string) => isOfProtocol(name, protocols),
    contractAt: contractFinder(chainId),
    isContract: (named) => [...addresses].some((address) => named.has(address)),
    operation: (calls.find(({ operation }) => changesGrant(operation)) ?? calls[0])?.operation ?? "other",
    phraseAt: spokenOf(calls.map(toldAs)),
    numbers: numbers.includes(undefined) ? undefined : new Set(numbers.flatMap((one) => one ?? [])),
    shares: new Set(
      calls.flatMap(
        ({ deed }) => deed?.facts.flatMap((fact) => (fact.is === "share" ? fact.bips : [])) ?? [],
      ),
    ),
    collections: new Set(
      calls.flatMap(({ nonFungibles = [] }) => nonFungibles.map(({ collection }) => collection)),
    ),
  };
}
