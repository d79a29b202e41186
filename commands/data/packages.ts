import pins from "./packages.json" with { type: "json" };

/** Where the tables come from: packages with a permissive licence, each pinned by its content. */
export interface Package {
  name: string;
  version: string;
  licence: string;
  /** The day on which its makers published this version, where npm tells it. */
  published?: string;
  integrity: string;
}

export interface Pins {
  /** The day on which the pins, or the rows written by hand, were last changed. */
  pinned_on: string;
  packages: readonly Package[];
}

export const PINS: Pins = pins;

/** How a table names a package that it was derived from. */
export function sourceOf({ name, version, licence }: Package): string {
  return `${name} ${version} (${licence})`;
}
