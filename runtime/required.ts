import { CannotStart } from "./cannot-start.ts";
import type { Environment } from "./environment.ts";

type Present<N extends keyof Environment> = { readonly [K in N]: NonNullable<Environment[K]> };

/** A process of the production shape embeds nothing: what it needs must be named. */
export function required<const N extends keyof Environment>(
  environment: Environment,
  ...names: N[]
): Present<N> {
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length > 0) {
    throw new CannotStart(
      `Set ${missing.join(", ")}; or run npm start, which brings its own. See docs/configuration.md.`,
    );
  }
  return environment as Present<N>;
}
