import { scanJson } from "./scan-json.ts";

const MOST_CHARACTERS = 100;

export class DuplicateName extends Error {
  override readonly name = "DuplicateName";

  constructor(name: string) {
    super(`${name.slice(0, MOST_CHARACTERS)} is twice in the same object; send it once.`);
  }
}

/** JSON of which every reader makes the same: of a name that is there twice one takes the first, another the last. */
export function parseUnambiguousJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const flaw = scanJson(text, Number.POSITIVE_INFINITY);
  if (flaw?.flaw === "repeated key") throw new DuplicateName(flaw.key);
  return value;
}
