import type { Deed, DeedFact } from "../calls/deed.ts";
import { showAmount } from "../calls/show-amount.ts";
import { shortly } from "../calls/told-text.ts";

/** A deed for people: what it is, its values, and a sentence that asks for it. */
export function showDeed({ name, asked, facts }: Deed): { what: string; values: string; asked: string } {
  const verbs = asked.map(([first = ""]) => first).join(" ");
  const named = facts.filter(({ required }) => required).map(shown);
  const values = named.map(({ called, value }) => (called ? `"${called}" ${value}` : value)).join(", ");
  const told = named.map(({ called, value }) => `${called} ${value}`.trim()).join(", ");
  return { what: name, values, asked: `"${[verbs, told].filter((part) => part !== "").join(" ")}"` };
}

function shown(fact: DeedFact): { called: string; value: string } {
  const [called = ""] = fact.called;
  return { called, value: shortly(textOf(fact), 80) };
}

function textOf(fact: DeedFact): string {
  switch (fact.is) {
    case "amount":
      return `${fact.amount.bound === "at least" || fact.amount.bound === "at most" ? `${fact.amount.bound} ` : ""}${showAmount(fact.amount)}`;
    case "number":
      return fact.value.toString();
    case "party":
      return fact.address;
    case "text":
      return fact.text;
    case "time":
      return fact.at < 253_402_300_800n
        ? `${new Date(Number(fact.at) * 1000).toISOString()}`
        : fact.at.toString();
    case "duration":
      return `${fact.seconds} seconds`;
    case "share":
      return `${fact.bips} bps`;
    case "word":
      return fact.said[0] ?? "";
  }
}
