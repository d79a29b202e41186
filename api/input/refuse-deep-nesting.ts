import { isNestedDeeper, MOST_LEVELS } from "../../domain/json-depth.ts";
import { badRequest } from "../refusal.ts";

/** What nests deeper than anyone writes would overflow the stack of every function that walks it later. */
export function refuseDeepNesting(value: unknown): void {
  if (isNestedDeeper(value, MOST_LEVELS))
    throw badRequest(`The body nests deeper than ${MOST_LEVELS} levels; send it flatter.`);
}
