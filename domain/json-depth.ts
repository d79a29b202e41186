/** Whether objects and arrays of a parsed JSON value nest deeper than the limit, the outermost counted. Walks without recursion, as what is too deep would overflow it. */
export function isNestedDeeper(value: unknown, limit: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => Object.values(item)).filter(isNested);
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
