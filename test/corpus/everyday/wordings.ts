import type { DeedName } from "./deeds.ts";

/** What people write, by the deed that it asks for. */
export type Wordings = Readonly<Partial<Record<DeedName, readonly string[]>>>;
