import type { Call } from "../call.ts";
import type { Field } from "./fields.ts";

/** What the calls do instead of what a field says of them. */
export type Otherwise = (field: Field, calls: readonly Call[], chainId: number) => string | undefined;
