import { findUnstorableText } from "../../domain/storable-text.ts";
import { badRequest } from "../refusal.ts";
import { fieldName } from "./field-name.ts";

/** What cannot be stored as it was sent is refused at the border, wherever in the request it stands. Its nesting is bounded already. */
export function refuseUnstorable(value: unknown): void {
  const text = findUnstorableText(value);
  if (text !== undefined) refuse(text, "must hold no U+0000 and no half of a surrogate pair.");
  refuseLossy(value, "");
}

/** `JSON.parse` makes 1e400 infinite, and copies of an object lose a member that is called `__proto__`. */
function refuseLossy(value: unknown, path: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    refuse(path, "must be a number that a double can hold.");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "__proto__") refuse(`${path}/${name}`, "is a name that no field can have.");
    refuseLossy(member, `${path}/${name}`);
  }
}

function refuse(path: string, what: string): never {
  const message = `${fieldName(path)} ${what}`;
  throw badRequest(message, [{ path: path || "/", message }]);
}
