import type { RawTransaction } from "../../request/raw-transaction.ts";
import { spelling } from "../named-values.ts";
import type { Field } from "./fields.ts";
import { NAMES, UNLIMITED } from "./names.ts";

const ROLES = {
  ...NAMES,
  chain: ["chain", "network", "chainname", "networkname", "blockchain", "chainid"],
  fee: ["fee", "servicefee", "platformfee", "protocolfee", "referralfee", "partnerfee", "integratorfee"],
  decimals: ["decimals", "tokendecimals"],
  function: ["function", "functionname", "functionsignature", "method", "methodname"],
  interestRate: ["interestratemode", "ratemode", "borrowratemode"],
  path: ["path", "route"],
  summary: ["description", "summary", "title", "label"],
  unlimited: UNLIMITED,
} as const;

export type Role = keyof typeof ROLES;

const roleOf: ReadonlyMap<string, Role> = new Map(
  Object.entries(ROLES).flatMap(([role, names]) => names.map((name) => [name, role as Role] as const)),
);

/** Keys that every transaction has: they are read as what they are. */
const ENVELOPE: ReadonlySet<string> = new Set(
  "to data input value from chainId gas protocol operation type call order transactions metadata context describesAll nonce maxFeePerGas maxPriorityFeePerGas".split(
    " ",
  ),
);
const NESTED: readonly string[] = ["metadata", "context", "params", "parameters", "args", "details"];

/** What a transaction says of itself under names that are understood; undefined where it says nothing. */
export function toldFields(raw: RawTransaction): ReadonlyMap<Role, readonly Field[]> | undefined {
  let told: Map<Role, Field[]> | undefined;
  const collect = (place: object): void => {
    for (const [key, value] of Object.entries(place)) {
      if (ENVELOPE.has(key) || value === undefined || value === null || value === "") continue;
      const role = roleOf.get(spelling(key));
      if (!role) continue;
      told ??= new Map();
      const fields = told.get(role);
      if (fields) fields.push({ key, value });
      else told.set(role, [{ key, value }]);
    }
  };
  collect(raw);
  for (const name of NESTED) {
    const place = (raw as Readonly<Record<string, unknown>>)[name];
    if (typeof place === "object" && place !== null && !Array.isArray(place)) collect(place);
  }
  return told;
}
