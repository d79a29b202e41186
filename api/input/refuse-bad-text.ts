import { findUnstorableText } from "../../domain/storable-text.ts";
import { badRequest } from "../refusal.ts";

/** Text that cannot be stored as it was sent is refused at the border, wherever in the request it stands. */
export function refuseBadText(value: unknown): void {
  const path = findUnstorableText(value);
  if (path === undefined) return;
  const message = "must hold no U+0000 and no half of a surrogate pair.";
  throw badRequest(`${path || "The request"} ${message}`, [{ path: path || "/", message }]);
}
