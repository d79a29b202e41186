import { Type } from "typebox";

/** A moment as every answer writes it: ISO 8601, UTC, with milliseconds. */
export const Timestamp = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
  examples: ["2026-01-31T12:00:00.000Z"],
});
