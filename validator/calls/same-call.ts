import type { Call } from "./call.ts";
import type { Place } from "./call-of.ts";
import { shortly } from "./told-text.ts";
import { type ReadCall, unreadable } from "./unreadable-call.ts";

/** A call that is named beside calldata is a claim about it; one that cannot be read claims nothing. */
export function unlessSame(
  leaves: readonly ReadCall[],
  named: readonly ReadCall[],
  { position }: Place,
): ReadCall[] {
  const [one, other] = [leaves, named].map((calls) =>
    calls.map((leaf) => ("call" in leaf ? argumentsOf(leaf.call) : undefined)),
  );
  if (!one || !other || other.includes(undefined) || one.join() === other.join()) return [];
  return [
    unreadable("malformed", position)("`call` names another call than the calldata makes.", {
      expected: shortly(other.join(), 400),
      actual: shortly(one.join(), 400),
      remedy: "Correct `call` or `data`; both must say the same.",
    }),
  ];
}

function argumentsOf({ signature, arguments: values }: Call): string {
  return `${signature} ${JSON.stringify(values, (_key, value) => (typeof value === "bigint" ? value.toString() : value))}`;
}
