const TOKEN = 40;
const HOP = TOKEN + 6;

/** The tokens that each path among a call's arguments passes through, in its order, at whatever depth the path stands. */
export function routesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "path" ? [tokensOf(inner)] : routesIn(inner),
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
