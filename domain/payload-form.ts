/** Who sealed the payload; a plain one is neither pinned nor registered. */
export type PayloadForm = "client" | "api" | "plain";
