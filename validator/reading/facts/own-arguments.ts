import type { Call } from "../../calls/call.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

/** What each field of the called functions has, by the field's name and by what it is called for short. */
export type OwnArguments = ReadonlyMap<string, ReadonlySet<string>>;

const SHORT: ReadonlyMap<string, string> = new Map([
  ["oldowner", "old"],
  ["newowner", "new"],
  ["requestids", "requestid"],
]);

export function ownArguments(calls: readonly Call[]): OwnArguments {
  const found = new Map<string, Set<string>>();
  for (const { arguments: values } of calls)
    for (const [name, value] of Object.entries(values)) {
      const plain = name.replace(/^_/, "").toLowerCase();
      for (const key of [plain, SHORT.get(plain) ?? []].flat()) {
        const said = found.get(key) ?? new Set();
        for (const one of [value].flat()) if (typeof one !== "object") said.add(String(one).toLowerCase());
        found.set(key, said);
      }
    }
  return found;
}

/**
 * Where a field of a called function ends that is told with the value that it has, "onBehalfOf=0x…", "threshold=2". One
 * that has another value is left to be not understood.
 */
export function argumentEnd({ lexemes }: Reading, at: number, own: OwnArguments): number | undefined {
  // "setApprovalForAll on 0x… for 0x… = true"
  const isCalled = /^[,(]$/.test(wordAt(lexemes, at - 1)) && wordAt(lexemes, at - 2) === "setapprovalforall";
  if (isFlag(own, wordAt(lexemes, at)) && (isCalled || /^[:=]$/.test(wordAt(lexemes, at - 1)))) return at + 1;
  // "approved: yes", "approved yes"
  const flag = /^[:=]$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
  if (wordAt(lexemes, at) === "approved" && isFlag(own, wordAt(lexemes, flag))) return flag + 1;
  const values = own.get(wordAt(lexemes, at));
  const mark = /^["']$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
  if (!values || !/^[:=]$/.test(wordAt(lexemes, mark))) return undefined;
  const value = /^["']$/.test(wordAt(lexemes, mark + 1)) ? mark + 2 : mark + 1;
  return values.has(wordAt(lexemes, value)) ? value + 1 : undefined;
}

const FLAGS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
]);

/** Whether this is said of what the call turns on or off, and is what it does. */
const isFlag = (own: OwnArguments, said: string) => own.get("approved")?.has(FLAGS.get(said) ?? "") === true;
