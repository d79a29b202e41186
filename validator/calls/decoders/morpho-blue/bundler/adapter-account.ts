import type { Address } from "../../../../addresses/address.ts";
import { MAX_UINT256 } from "../../../../decimals/quantity.ts";
import { Malformed } from "../../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../../unreadable-call.ts";

/** What lies in the adapter while a bundle runs. Anybody may take what is left there, so that nothing may be. */
export class AdapterAccount {
  readonly #held = new Map<Address | "native", bigint>();
  /** Of these some part is left that only the chain knows. */
  readonly #rests = new Set<Address | "native">();

  put(asset: Address | "native", amount: bigint): void {
    if (amount === MAX_UINT256) {
      throw new NotUnderstood(
        "The bundle moves whatever balance there is, which only the chain knows.",
        "Name the amounts in the bundle.",
      );
    }
    this.#held.set(asset, this.#of(asset) + amount);
  }

  /** What an action takes out: a number, or all that is there. */
  take(asset: Address | "native", amount: bigint): bigint {
    const held = this.#of(asset);
    const taken = amount === MAX_UINT256 ? held : amount;
    if (this.#rests.has(asset) || taken > held || taken === 0n)
      throw new Malformed("the bundle uses what it did not bring");
    this.#held.set(asset, held - taken);
    return taken;
  }

  /** An action takes as much as it needs. */
  takeSome(asset: Address): void {
    if (this.#of(asset) === 0n) throw new Malformed("the bundle uses what it did not bring");
    this.#rests.add(asset);
  }

  /** All that is there goes back to whom it came from. */
  giveBack(asset: Address | "native"): void {
    this.#held.delete(asset);
    this.#rests.delete(asset);
  }

  close(): void {
    if (this.#rests.size === 0 && [...this.#held.values()].every((amount) => amount === 0n)) return;
    throw new NotUnderstood(
      "The bundle leaves something behind that anybody could take.",
      "Send what is left back to the account at the end of the bundle.",
    );
  }

  #of(asset: Address | "native"): bigint {
    return this.#held.get(asset) ?? 0n;
  }
}
