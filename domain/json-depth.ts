/** How deep a body, a sealed payload or a validation request may nest, the outermost level counted. */
export const MOST_LEVELS = 32;

/** Whether objects and arrays of a parsed JSON value nest deeper than the limit, the outermost counted. Goes no deeper itself, as the stack has an end. */
export function isNestedDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (limit === 0) return true;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.some((member) => isNestedDeeper(member, limit - 1));
}
