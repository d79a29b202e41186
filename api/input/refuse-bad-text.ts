import { badRequest } from "../refusal.ts";

/** U+0000 cannot be stored in PostgreSQL, and a lone surrogate changes when it is encoded: both are refused at the border. */
export function refuseBadText(value: unknown, path = ""): void {
  if (typeof value === "string") {
    if (value.includes("\u0000") || !value.isWellFormed()) {
      const message = "must be well-formed text without U+0000.";
      throw badRequest(`${path || "/"} ${message}`, [{ path: path || "/", message }]);
    }
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      refuseBadText(item, `${path}/${index}`);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      refuseBadText(name, `${path}/(a field's name)`);
      refuseBadText(item, `${path}/${name}`);
    }
  }
}
