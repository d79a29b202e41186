import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { addressesOf } from "../../calls/control-change.ts";
import { isOfProtocol, protocolsOf } from "../../calls/protocols-of.ts";
import { canonicalProtocol } from "../../case/detect-protocol.ts";
import { contractAt } from "../../data/contracts.ts";
import type { Party, TokenMention } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { meaning } from "../sides.ts";

/** The facet of a call that has the token named; undefined where none has. */
export function tokenFacet(mention: TokenMention, call: Call, chainId: number): string | undefined {
  const { amountIn, amountOut, permits = [], nonFungibles = [] } = call;
  if (amountIn && meaning(mention, amountIn.asset, call, chainId)) return "amountIn";
  if (amountOut && meaning(mention, amountOut.asset, call, chainId)) return "amountOut";
  if (permits.some(({ asset }) => meaning(mention, asset, call, chainId))) return "permits";
  if (nonFungibles.some(({ collection }) => collection === mention.contract)) return "nonFungibles";
  // A vault and its shares are one contract, which some functions name only by being called there.
  return resolveToken(mention, chainId).some(({ contract }) => contract === call.to) ? "to" : undefined;
}

export function amountFacet({ amountIn, amountOut, nonFungibles }: Call): string | undefined {
  if (amountIn) return "amountIn";
  if (amountOut) return "amountOut";
  return nonFungibles ? "nonFungibles" : undefined;
}

export function tokenIdFacet(id: bigint, { nonFungibles = [], claimIds = [] }: Call): string | undefined {
  if (claimIds.includes(id)) return "claimIds";
  return nonFungibles.some(({ tokenId }) => tokenId === id) ? "nonFungibles" : undefined;
}

export function partyFacet(party: Party, call: Call, chainId: number): string | undefined {
  const { recipient, spender, owner, from, to } = call;
  if (party.kind === "self") return recipient === undefined || recipient === from ? "from" : undefined;
  const isMeant = (address: Address | undefined) => address !== undefined && isParty(party, address, chainId);
  const facet = Object.entries({ recipient, spender, owner, from, to }).find(([, one]) => isMeant(one));
  if (facet) return facet[0];
  const changed = call.controlChange ? addressesOf(call.controlChange) : [];
  if (party.kind === "address" && changed.includes(party.address)) return "controlChange";
  return call.wrappers.some((wrapper) => isMeant(wrapper.to)) ? "wrappers" : undefined;
}

function isParty(party: Party, address: Address, chainId: number): boolean {
  if (party.kind === "address") return party.address === address;
  // A name stands for later releases of the same contract too.
  return party.kind === "contract" && contractAt(chainId, address)?.name.startsWith(party.name) === true;
}

export function protocolFacet({ name }: { name: string }, call: Call, chainId: number): string | undefined {
  const isCalled = isOfProtocol(canonicalProtocol(name) ?? name, protocolsOf(call, chainId));
  return isCalled ? "protocol" : undefined;
}
