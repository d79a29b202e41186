/** ECMA-262's JSON.parse source text access, which the library's types do not know yet. */
type Reviver = (this: unknown, key: string, value: unknown) => unknown;
const { rawJSON } = JSON as unknown as { rawJSON(source: string): unknown };

/** JSON whose numbers keep every digit when it is written again. */
export function parseExactly(text: string): unknown {
  const keepSource = (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined ? rawJSON(source) : value;
  return JSON.parse(text, keepSource as Reviver);
}
