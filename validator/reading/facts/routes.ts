const TOKEN = 40;
const HOP = TOKEN + 6;

/** The tokens that each path among a call's arguments passes through, in its order, at whatever depth the path stands. */
export function routesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  if ("swaps" in value && "assets" in value) return [hopsOf(value.swaps, value.assets)];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "path" ? [tokensOf(inner)] : routesIn(inner),
  );
}

/** The tokens of a Balancer batch, by their places among its assets; none where one hop does not begin where the last ends. */
function hopsOf(swaps: unknown, assets: unknown): string[] {
  if (!Array.isArray(swaps) || !Array.isArray(assets)) return [];
  const hops = swaps.map(({ assetInIndex, assetOutIndex }) => [Number(assetInIndex), Number(assetOutIndex)]);
  if (hops.some(([from], at) => at > 0 && from !== hops[at - 1]?.[1])) return [];
  return [...hops.map(([from]) => from), hops.at(-1)?.[1]].map((at) =>
    String(assets[at ?? -1]).toLowerCase(),
  );
}

/** A list of tokens, or the packed form with a fee of three bytes between two of them. */
function tokensOf(path: unknown): string[] {
  if (Array.isArray(path)) return path.map((token) => String(token).toLowerCase());
  const hex = String(path).slice(2).toLowerCase();
  return Array.from(
    { length: Math.ceil(hex.length / HOP) },
    (_, at) => `0x${hex.slice(at * HOP, at * HOP + TOKEN)}`,
  );
}
