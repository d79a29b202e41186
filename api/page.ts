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

interface List<T extends Place> {
  readonly baseUrl: string;
  /** The list's path, its parameters filled in. */
  readonly path: string;
  /** The query as checked: the page's own part and filters, which the next page keeps. */
  readonly query: Static<typeof PageQuery>;
  find(page: Page): Promise<readonly T[]>;
  present(row: T): unknown;
}

/** Answers a list: all of it up to a thousand, or a page, with the next page's address in the Link header (RFC 8288). */
export async function answerPage<T extends Place>({
  baseUrl,
  path,
  query,
  find,
  present,
}: List<T>): Promise<Answer> {
  const take = query.limit ?? MOST_ITEMS;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
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

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

function readCursor(cursor: string): Place {
  const [, time, id] =
    /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(cursor, "base64url").toString(),
    ) ?? [];
  if (!time || !id)
    throw badRequest("cursor: take it from the Link header of the page before, as it stands.");
  return { createdAt: new Date(Number(time)), id };
}
