import type { DecodedCall, MovedAmount } from "./transaction.ts";

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a call does, fact by fact, the ones that move money first. */
export function callInWords(call: DecodedCall): Fact[] {
  const at = call.protocol ? ` (${call.protocol.replaceAll("_", " ")})` : "";
  const facts: (Fact | undefined)[] = [
    call.operation ? { name: "Does", value: `${call.operation}${at}` } : undefined,
    amount("Gives", call.amount_in),
    amount("Gets", call.amount_out),
    fact("To", call.recipient),
    fact("Lets spend", call.spender),
    fact("From the account", call.owner),
    fact("Until", call.deadline && moment(call.deadline)),
    fact("Calls", call.to),
    fact("Function", call.function),
    fact("Carried by", call.carried_by?.join(", ")),
  ];
  return facts.filter((one) => one !== undefined);
}

function fact(name: string, value: string | undefined): Fact | undefined {
  return value ? { name, value } : undefined;
}

/** Where the token or its decimals are not known, the number is in its smallest units. */
function amount(name: string, moved: MovedAmount | undefined): Fact | undefined {
  if (!moved) return undefined;
  const number = moved.amount ?? `${moved.base_units} base units`;
  const token = moved.token ?? `of ${moved.contract}`;
  return { name, value: [moved.bound, number, token].filter(Boolean).join(" ") };
}

/** Beyond what a date can hold, a deadline is none. */
function moment(seconds: string): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime())
    ? "no end"
    : date.toLocaleString([], { dateStyle: "medium", timeStyle: "long" });
}
