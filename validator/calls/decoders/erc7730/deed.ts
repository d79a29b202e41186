import type { Deed, DeedFact } from "../../deed.ts";
import type { Envelope } from "../decoder.ts";
import type { Unsaid } from "./coverage.ts";
import { type Shown, showValue, type ToldFields } from "./fields.ts";
import { type Role, roleOf } from "./roles.ts";

/** Words of a title that say nothing by themselves. */
const TITLE = /^(?:a|an|the|of|to|for|in|on|and|with|by|from|your|my|&)$/;
/** Other words for the verbs that titles begin with. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  set: ["make", "change", "update"],
  update: ["change", "set"],
  create: ["open", "make"],
  remove: ["delete"],
  cast: ["casting"],
};

/**
 * A deed as its public description has it: asked for by every word of its title, with every value of it named by what
 * its label says.
 */
export function describedDeed(
  title: string,
  { shown }: ToldFields,
  unsaid: readonly Unsaid[],
  envelope: Envelope,
  isBoundNamed: boolean,
): Deed {
  const tokens = new Set(shown.flatMap(({ tokenPath }) => tokenPath ?? []));
  const roles = shown.map((field): [Shown, Role] => [field, roleOf(field, envelope, tokens)]);
  const isOnlyParty = roles.filter(([{ value }]) => isAddress(value)).length === 1;
  const facts = [
    ...roles.flatMap(([field, role]) => factOf(field, role, isOnlyParty, envelope, isBoundNamed)),
    ...unsaid.map(
      ({ label, value }): DeedFact => ({ is: "text", called: calledBy(label), required: true, text: value }),
    ),
  ];
  const labels = shown.flatMap(({ label }) => wordsOf(label));
  return {
    name: title,
    asked: wordsOf(title)
      .filter((word) => !TITLE.test(word))
      .map((word) => [word, ...(SYNONYMS[word] ?? [])]),
    beside: [...new Set(labels)],
    facts,
  };
}

const isAddress = (value: unknown) => typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value);
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z][a-z0-9]*/g) ?? [];

/** "Proposal Id" is called "proposal" as well. */
function calledBy(label: string): string[] {
  const all = wordsOf(label);
  const short = all.filter((word) => !/^(?:id|ids|number|index|address)$/.test(word));
  return [...new Set([all.join(" "), short.join(" ")])].filter((text) => text !== "");
}

function factOf(
  field: Shown,
  role: Role,
  isOnlyParty: boolean,
  envelope: Envelope,
  isBoundNamed: boolean,
): DeedFact[] {
  const called = calledBy(field.label);
  const { value } = field;
  const own = { called, required: role.is !== "bound" || isBoundNamed };
  switch (role.is) {
    case "nothing":
      return [];
    case "amount": {
      const { asset, baseUnits, bound } = role;
      const limit = bound && { bound: bound === "least" ? ("at least" as const) : ("at most" as const) };
      return [{ ...own, is: "amount", amount: { asset, baseUnits, ...limit } }];
    }
    case "charge":
      return role.baseUnits === 0n ? [] : [{ ...own, is: "text", text: showValue(field) }];
    case "end":
      return [{ ...own, is: "time", at: role.at }];
    case "recipient":
      return [
        {
          ...own,
          is: "party",
          address: role.address,
          required: role.address !== envelope.from,
          leads: ["to", "for", "into"],
        },
      ];
    case "number":
      return [{ ...own, is: "number", value: role.value }];
    default:
  }
  if (typeof value === "string" && isAddress(value))
    return [
      {
        ...own,
        is: "party",
        address: `0x${value.slice(2).toLowerCase()}`,
        ...(isOnlyParty ? {} : { leads: [] }),
      },
    ];
  if (field.format === "date" && typeof value === "bigint") return [{ ...own, is: "time", at: value }];
  if (field.format === "duration" && typeof value === "bigint")
    return [{ ...own, is: "duration", seconds: value }];
  if (typeof value === "bigint" && field.meaning === undefined && field.unit === undefined)
    return [{ ...own, is: "number", value }];
  return [{ ...own, is: "text", text: showValue(field) }];
}
