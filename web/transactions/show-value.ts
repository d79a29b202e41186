/** A value that a check compared, for people: amounts with their token, texts as they are. */
export function showValue(value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(showValue).join(", ");
  const { text, amount, token } = value as { text?: unknown; amount?: unknown; token?: unknown };
  if (typeof text === "string") return text;
  if (typeof amount === "string") return typeof token === "string" ? `${amount} ${token}` : amount;
  return Object.entries(value)
    .map(([name, inner]) => `${name.replaceAll("_", " ")}: ${showValue(inner)}`)
    .join("; ");
}
