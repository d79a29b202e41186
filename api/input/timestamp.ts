import { Type } from "typebox";
import { badRequest } from "../refusal.ts";

/** RFC 3339's form of ISO 8601: a full date, a time with seconds and a zone. */
const FORM = "^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})$";

export const TimestampInput = Type.String({
  pattern: FORM,
  mustBe: "a date and time with seconds and zone, such as 2030-01-31T12:00:00Z",
  description: "ISO 8601, such as 2030-01-31T12:00:00Z.",
});

/** The moment that is meant; one that is on no calendar or not in the future is a 400 that names the field. */
export function readFuture(text: string, field: string): Date {
  const moment = new Date(text);
  const onCalendar = !Number.isNaN(moment.getTime()) && daysFit(text);
  if (onCalendar && moment.getTime() > Date.now()) return moment;
  const message = `${field} must be ${onCalendar ? "in the future" : "a date and time that exist"}.`;
  throw badRequest(message, [{ path: `/${field}`, message }]);
}

/** `Date` takes 30 February for 2 March. */
function daysFit(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
