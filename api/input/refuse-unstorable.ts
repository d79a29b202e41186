import { isStorableText } from "../../domain/storable-text.ts";
import { badRequest } from "../refusal.ts";
import { fieldName } from "./field-name.ts";

interface Unstorable {
  /** The names on the way to it, the innermost first. */
  readonly way: string[];
  readonly what: string;
}

const BAD_TEXT = "must hold no U+0000 and no half of a surrogate pair.";
const BAD_NUMBER = "must be a number that a double can hold.";
const BAD_NAME = "is a name that no field can have.";

/** What cannot be stored as it was sent is refused at the border, wherever in the request it stands. Its nesting is bounded already. */
export function refuseUnstorable(value: unknown): void {
  const found = findUnstorable(value);
  if (!found) return;
  const path = found.way.reverse().map(pointerStep).join("");
  const message = `${fieldName(path)} ${found.what}`;
  throw badRequest(message, [{ path: path || "/", message }]);
}

/** A body may hold half a million values, so nothing is made for those that are good. */
function findUnstorable(value: unknown): Unstorable | undefined {
  if (typeof value === "string") return isStorableText(value) ? undefined : { way: [], what: BAD_TEXT };
  // `JSON.parse` makes 1e400 infinite.
  if (typeof value === "number") return Number.isFinite(value) ? undefined : { way: [], what: BAD_NUMBER };
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value) ? findInArray(value) : findInObject(value as Record<string, unknown>);
}

function findInArray(members: readonly unknown[]): Unstorable | undefined {
  for (let i = 0; i < members.length; i += 1) {
    const found = findUnstorable(members[i]);
    if (found) return within(String(i), found);
  }
  return undefined;
}

function findInObject(members: Readonly<Record<string, unknown>>): Unstorable | undefined {
  for (const name of Object.keys(members)) {
    // The name itself is left out, as it may not be shown.
    if (!isStorableText(name)) return { way: [], what: BAD_TEXT };
    // Copies of an object lose a member that is called so.
    if (name === "__proto__") return { way: [name], what: BAD_NAME };
    const found = findUnstorable(members[name]);
    if (found) return within(name, found);
  }
  return undefined;
}

function within(name: string, { way, what }: Unstorable): Unstorable {
  way.push(name);
  return { way, what };
}

/** RFC 6901. */
function pointerStep(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
