import { type Static, Type } from "typebox";
import type { Page, Place } from "../db/newest-first.ts";
import { type Answer, ok } from "./answer.ts";
import { badRequest } from "./refusal.ts";

const MOST_ITEMS = 1000;

/** The query of a list; spread it into a route's own: `Type.Object({ ...pageQuery, status: … })`. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: "Items per page." })),
  cursor: Type.Optional(
    Type.String({ description: "Where a page begins, from the Link header of the one before." }),
  ),
};
export const PageQuery = Type.Object(pageQuery, { additionalProperties: false });

interface List<Id extends string | number, T extends Place<Id>> {
  readonly baseUrl: string;
  /** The list's path, its parameters filled in. */
  readonly path: string;
  /** The query as checked: the page's own part and filters, which the next page keeps. */
  readonly query: Static<typeof PageQuery>;
  find(page: Page<Id>): Promise<readonly T[]>;
  present(row: T): unknown;
  /** The id that a cursor names, if it is one of this list's. */
  readId(text: string): Id | undefined;
}

/** Answers a list: all of it up to a thousand, or a page, with the next page's address in the Link header (RFC 8288). */
export async function answerPage<Id extends string | number, T extends Place<Id>>({
  baseUrl,
  path,
  query,
  find,
  present,
  readId,
}: List<Id, T>): Promise<Answer> {
  const take = query.limit ?? MOST_ITEMS;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, readId);
  const rows = await find({ after, take: take + 1 });
  const items = rows.slice(0, take);
  const last = items.at(-1);
  const body = items.map(present);
  if (rows.length <= take || !last) return ok(body);
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  next.set("cursor", writeCursor(last));
  return ok(body, { link: `<${baseUrl}${path}?${next}>; rel="next"` });
}

export function readUuid(text: string): string | undefined {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}

export function readNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function writeCursor({ createdAt, id }: Place<string | number>): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

function readCursor<Id extends string | number>(
  cursor: string,
  readId: (text: string) => Id | undefined,
): Place<Id> {
  const [, time, rest = ""] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const id = readId(rest);
  if (!time || id === undefined)
    throw badRequest("cursor must be taken from the Link header of the page before, as it stands.");
  return { createdAt: new Date(Number(time)), id };
}
