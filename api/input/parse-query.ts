/** The parameters of a query; those that are sent several times, as lists. Koa's own loses one that is called `__proto__`. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [...[before].flat(), value]);
  }
  return Object.fromEntries(values);
}
