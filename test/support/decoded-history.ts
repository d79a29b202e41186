/** The history as text, payloads decoded: they are base64 in JSON. */
export function decodedHistory(history: unknown): string {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (value instanceof Uint8Array) texts.push(Buffer.from(value).toString("utf8"));
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
    else texts.push(String(value));
  };
  walk(history);
  return texts.join("\n");
}
