import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Reading } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { serves } from "../serves.ts";
import { tellsWrapping } from "./told-wrapping.ts";

/** Each main call with those that only serve it and are not asked for by themselves. */
export function groupsOf(calls: readonly Call[], reading: Reading, chainId: number): Call[][] {
  const { lexemes } = reading;
  const asked = new Set(lexemes.flatMap(({ lower }) => [...(operationVerb(lower)?.certain ?? [])]));
  if (calls.some(({ operation }) => operation === "wrap") && tellsWrapping(reading, chainId))
    asked.add("wrap");
  const isOfPosition = lexemes.some(({ lower }) => /^(?:collateral|markets?)$/.test(lower));
  const isServant = ({ operation }: Call) =>
    operation === "administer" ? !isOfPosition : changesGrant(operation) || !asked.has(operation);
  const mainOf = (call: Call, at: number) =>
    isServant(call)
      ? calls.find((other, place) => place !== at && serves(call, other, undefined, at < place))
      : undefined;
  const mains = calls.filter((call, at) => mainOf(call, at) === undefined);
  return mains.map((main) => calls.filter((call, at) => call === main || mainOf(call, at) === main));
}
