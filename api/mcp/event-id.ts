import { badRequest } from "../refusal.ts";

/** Where a client has got to: in which stream of its session, after which event. */
export interface EventId {
  readonly stream: string;
  readonly number: number;
}

export const writeEventId = ({ stream, number }: EventId) => `${stream}.${number}`;

export function readEventId(text: string): EventId {
  const [, stream, number] =
    /^(session|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/.exec(text) ?? [];
  if (!stream || !number) throw badRequest("Last-Event-ID must be the id of an event of this session.");
  return { stream, number: Number(number) };
}
