/** Where a row stands in a list: newest first, and the id settles which of two of the same millisecond comes first. */
export interface Place {
  readonly id: string;
  readonly createdAt: Date;
}

/** A part of a list: so many rows, from the newest on or from those that come after a place. */
export interface Page {
  readonly after?: Place | undefined;
  readonly take: number;
}

export const newestFirst = { createdAt: "desc", id: "desc" } as const;

/** The condition for what comes after a place. */
export function olderThan(place: Place | undefined) {
  if (!place) return {};
  const { createdAt, id } = place;
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
}
