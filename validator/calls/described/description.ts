import type { RawTransaction } from "../../request/raw-transaction.ts";
import type { Operation } from "../call.ts";
import { type Fields, fieldsOf } from "./fields.ts";
import { operationsOf } from "./operation-words.ts";

/** What a transaction says of itself in words, beside or instead of calldata. */
export interface Description {
  word: string;
  /** What the word may mean; empty where it is not understood. */
  operations: readonly Operation[];
  fields: Fields;
}

type Given = Readonly<Record<string, unknown>>;

const NESTED = ["params", "parameters", "args", "details"];
const A_NUMBER = /^(?:\d+|0x[\da-f]+)$/i;

/** Undefined where nothing is described; asked of every transaction, so it looks for the word first. */
export function descriptionOf(raw: RawTransaction): Description | undefined {
  const places = [raw as Given, ...NESTED.map((name) => (raw as Given)[name]).filter(isGiven)];
  const word = places.map(wordIn).find((found) => found !== undefined) ?? formatWord(raw);
  if (word === undefined) return undefined;
  const fields = new Map(places.toReversed().flatMap((place) => [...fieldsOf(place)]));
  return { word, operations: operationsOf(word), fields };
}

function wordIn({ operation, action, op }: Given): string | undefined {
  const word = operation ?? action ?? op;
  return typeof word === "string" && word !== "" && !A_NUMBER.test(word) ? word : undefined;
}

/** `type` is a transaction's format, unless it is a word for what it does. */
function formatWord({ type }: RawTransaction): string | undefined {
  return typeof type === "string" && operationsOf(type).length > 0 ? type : undefined;
}

function isGiven(given: unknown): given is Given {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
