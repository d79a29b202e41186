/** Calldata in lower case, or undefined where the text is not `0x` and whole bytes of hex. */
export function parseCalldata(text: string): string | undefined {
  return text.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(text) ? text.toLowerCase() : undefined;
}
