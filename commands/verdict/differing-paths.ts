/** Where two JSON values differ, as dotted paths, each with both values; equal values have none. */
export function differingPaths(left: unknown, right: unknown, path = ""): string[] {
  if (isObject(left) && isObject(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].flatMap((name) =>
      differingPaths(left[name], right[name], path === "" ? name : `${path}.${name}`),
    );
  }
  const [one, other] = [show(left), show(right)];
  return one === other ? [] : [`${path || "the whole"}: ${one} → ${other}`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const LONGEST = 120;

function show(value: unknown): string {
  const text = value === undefined ? "absent" : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
