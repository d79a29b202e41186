import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { Permit } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Envelope, Facets } from "../decoder.ts";

/** Hex characters: value and deadline (4 bytes, one more than meant) and a short signature. */
const COMPACT = 200;
/** The arguments of ERC-2612's permit. */
const FULL = 448;

/** A permit of the token sold, in the forms that the routers hand on to it; the caller is its owner. */
export function readPermit(bytes: string, asset: Asset, envelope: Envelope): readonly Permit[] {
  const hex = bytes.slice(2);
  if (hex === "") return [];
  const word = (index: number) => BigInt(`0x${hex.slice(index * 64, index * 64 + 64)}`);
  if (hex.length === COMPACT) {
    const deadline = BigInt(`0x${hex.slice(64, 72)}`);
    const expiresAt = deadline === 0n ? undefined : deadline - 1n;
    return [{ asset, baseUnits: word(0), spender: envelope.to, owner: envelope.from, expiresAt }];
  }
  if (hex.length === FULL) {
    const address = (index: number): Address => `0x${hex.slice(index * 64 + 24, index * 64 + 64)}`;
    return [{ asset, baseUnits: word(2), spender: address(1), owner: address(0), expiresAt: word(3) }];
  }
  throw new NotUnderstood(
    "The call carries a permit of a form that the arbiter does not know.",
    "Use an ERC-2612 permit, or approve the router in a transaction of its own.",
  );
}

/** The facets of a function of version 5 that has a `permit` for the token sold. */
export function withPermit(values: Values, facets: Facets, envelope: Envelope): Facets {
  if (!facets.amountIn) return facets;
  const permits = readPermit(values.permit as string, facets.amountIn.asset, envelope);
  return permits.length > 0 ? { ...facets, permits } : facets;
}
