import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { wrappedNative } from "../../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { Malformed } from "../../abi/compile-decoder.ts";
import type { Permit } from "../../call.ts";
import type { Destination } from "../../deed.ts";
import { brandOf } from "../../kindred.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Envelope } from "../decoder.ts";
import {
  either,
  exactly,
  isNothing,
  NOTHING,
  type Range,
  raised,
  share,
  sum,
  withoutShare,
} from "./range.ts";

export type Currency = Address | "native";

/** Who gets something in a plan. An address that is the sender's or the router's own is never told as an address. */
export type Holder = Address | "sender" | "router";

export interface Delivery {
  currency: Currency;
  to: Address | "sender";
  amount: Range;
  /** A portion taken by order of the plan, in hundredths of a per cent. */
  feeBips?: bigint;
}

/** What comes out on another chain. */
export interface Bridged {
  asset: Asset;
  amount: bigint;
  recipient: Address;
  destination: Destination;
}

/**
 * The books of one router plan. Every step moves amounts between the sender, the router and others, as far as calldata
 * fixes them; what stands in the books at the end is the plan's net effect.
 */
export class Ledger {
  readonly envelope: Envelope;
  /** What the router holds for the sender. */
  readonly held = new Map<Currency, Range>();
  /** What the sender has put in. */
  readonly paid = new Map<Currency, Range>();
  readonly deliveries: Delivery[] = [];
  readonly permits: Permit[] = [];
  readonly poolFees: bigint[] = [];
  readonly tickSpacings: bigint[] = [];
  readonly venues = new Set<string>();
  deadline: bigint | undefined;
  bridged: Bridged | undefined;

  constructor(envelope: Envelope) {
    this.envelope = envelope;
    if (envelope.value > 0n) this.payIn("native", exactly(envelope.value));
  }

  asset(currency: Currency): Asset {
    const { chainId } = this.envelope;
    return currency === "native" ? nativeAsset(chainId) : tokenAt(chainId, currency);
  }

  /** The wrapped form of the chain's own currency, which the router wraps and unwraps with. */
  wrapped(): Address {
    const address = wrappedNative(this.envelope.chainId);
    if (address) return address;
    throw new NotUnderstood(
      "The plan wraps or unwraps the chain's own currency, and no table knows the wrapped token of this chain.",
      "Use a chain whose wrapped token is known.",
    );
  }

  /** Says whose an address is. */
  holder(address: Address): Holder {
    if (address === this.envelope.to) return "router";
    return address === this.envelope.from ? "sender" : address;
  }

  holding(currency: Currency): Range {
    return this.held.get(currency) ?? NOTHING;
  }

  /** The sender pays the router. */
  payIn(currency: Currency, amount: Range): void {
    this.spend(currency, amount);
    this.give(currency, "router", amount);
  }

  /** The sender pays somebody else, such as a pool. */
  spend(currency: Currency, amount: Range): void {
    this.paid.set(currency, sum(this.paid.get(currency) ?? NOTHING, amount));
  }

  /** Even nothing is worth noting where it goes to somebody else: the router may hold more than this plan brought. */
  give(currency: Currency, to: Holder, amount: Range): void {
    if (isNothing(amount) && (to === "router" || to === "sender")) return;
    if (to === "router") this.held.set(currency, sum(this.holding(currency), amount));
    else this.deliveries.push({ currency, to, amount });
  }

  /** What a trade brings, whose input is paid already. */
  buy(venue: string, currency: Currency, poolFees: readonly bigint[], to: Holder, amount: Range): void {
    this.venues.add(venueAt(this.envelope, venue));
    this.poolFees.push(...poolFees);
    this.give(currency, to, amount);
  }

  /** The router pays a bounded amount out of what it holds; it cannot pay more than that. */
  draw(currency: Currency, { min, max }: { min: bigint; max: bigint }): Range {
    const held = this.holding(currency);
    if (held.max !== undefined && held.max < min) {
      throw new NotUnderstood(
        `The plan spends ${min} base units of ${this.name(currency)} out of the router, which holds at most ${held.max} of it by then.`,
        "Let the plan spend only what it has brought to the router, or let the sender pay.",
      );
    }
    const least = held.min - max;
    this.held.set(currency, {
      min: least > 0n ? least : 0n,
      max: held.max === undefined ? undefined : held.max - min,
    });
    return { min, max: held.max === undefined || held.max > max ? max : held.max };
  }

  /** The router pays all that it holds, and insists on a minimum. */
  drawAll(currency: Currency, atLeast = 0n): Range {
    const held = this.holding(currency);
    if (held.max !== undefined && held.max < atLeast) {
      throw new NotUnderstood(
        `The plan insists on ${atLeast} base units of ${this.name(currency)} in the router, which holds at most ${held.max} of it by then.`,
        "Lower the minimum to what the plan can bring to the router.",
      );
    }
    this.held.set(currency, NOTHING);
    return raised(held, atLeast);
  }

  /** Somebody gets a share of an amount; the rest is the answer. */
  takeShare(currency: Currency, to: Holder, amount: Range, numerator: bigint, denominator: bigint): Range {
    if (numerator > denominator) throw new Malformed("a share is larger than the whole");
    const part = share(amount, numerator, denominator);
    if (to === "router" || to === "sender") this.give(currency, to, part);
    else if (numerator > 0n) {
      // Rounded up, so that a fee never looks smaller than it is.
      const feeBips = (numerator * 10_000n + denominator - 1n) / denominator;
      this.deliveries.push({ currency, to, amount: part, feeBips });
    }
    return withoutShare(amount, numerator, denominator);
  }

  /** Runs steps that may fail as a whole without stopping the plan: both outcomes stay possible. */
  perhaps(steps: () => void): void {
    const held = new Map(this.held);
    const paid = new Map(this.paid);
    const delivered = this.deliveries.length;
    steps();
    for (const [currency, amount] of this.held)
      this.held.set(currency, either(amount, held.get(currency) ?? NOTHING));
    for (const [currency, amount] of this.paid)
      this.paid.set(currency, either(amount, paid.get(currency) ?? NOTHING));
    for (const delivery of this.deliveries.slice(delivered))
      delivery.amount = either(delivery.amount, NOTHING);
  }

  /** Of several deadlines the first one counts. */
  until(deadline: bigint): void {
    if (this.deadline === undefined || deadline < this.deadline) this.deadline = deadline;
  }

  private name(currency: Currency): string {
    const { symbol } = this.asset(currency);
    return symbol ?? currency;
  }
}

/** A fork's router trades in pools of its own, which are called like Uniswap's of the same generation. */
function venueAt(envelope: Envelope, venue: string): string {
  return venue.replace(/^uniswap(?=_)/, brandOf(envelope) ?? "uniswap");
}
