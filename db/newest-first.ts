/** Where a row stands in a list: newest first, and the id settles which of two of the same millisecond comes first. */
export interface Place<Id extends string | number = string> {
  readonly id: Id;
  readonly createdAt: Date;
}

/** A part of a list: so many rows, from the newest on or from those that come after a place. */
export interface Page<Id extends string | number = string> {
  readonly after?: Place<Id> | undefined;
  readonly take: number;
}

export const newestFirst = { createdAt: "desc", id: "desc" } as const;

/** The condition for what comes after a place. */
export function olderThan<Id extends string | number>(place: Place<Id> | undefined) {
  if (!place) return {};
  const { createdAt, id } = place;
  // The first part says nothing new, but an index finds it; the second alone would have every newer row read.
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }],
  };
}
