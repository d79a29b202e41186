/** Whether a parsed JSON value nests deeper than the limit. Walks without recursion, as what is too deep would overflow it. */
export function isNestedDeeper(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return false;
}
