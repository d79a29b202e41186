import type { Address } from "../../addresses/address.ts";
import { spokenChains } from "../../data/chains.ts";
import { contractAddresses, spokenContracts } from "../../data/contracts.ts";
import { spokenTokens, tokensBySymbol } from "../../data/tokens.ts";

/** Wallets shorten addresses to their ends; poisoned ones are made to look the same there. */
export function looksLike(left: Address, right: Address): boolean {
  if (left === right) return false;
  const same = (start: number, end?: number) => left.slice(start, end) === right.slice(start, end);
  return (same(0, 6) && same(-4)) || (same(0, 8) && same(-3)) || same(0, 10) || same(-8);
}

interface Known {
  name: string;
  address: Address;
}

/** The known contract or token that an address imitates without being it. */
export function imitated(address: Address): Known | undefined {
  const known = byEnds.get(endsOf(address));
  return known === undefined || known.some((one) => one.address === address) ? undefined : known[0];
}

function endsOf(address: Address): string {
  return address.slice(0, 6) + address.slice(-4);
}

function everyKnown(): Known[] {
  const chains = [...new Set(spokenChains.map(([, id]) => id))];
  const names = [...new Set(spokenContracts.map(([, name]) => name))];
  const symbols = [...new Set(spokenTokens.values())];
  return chains.flatMap((chainId) => [
    ...names.flatMap((name) => contractAddresses(name, chainId).map((address) => ({ name, address }))),
    ...symbols.flatMap((symbol) =>
      tokensBySymbol(chainId, symbol).flatMap(({ contract }) =>
        contract === "native" ? [] : [{ name: symbol, address: contract }],
      ),
    ),
  ]);
}

const byEnds: ReadonlyMap<string, Known[]> = Map.groupBy(everyKnown(), ({ address }) => endsOf(address));
