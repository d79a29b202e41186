import { Ajv } from "ajv";
import { Opinion } from "./model-answer.ts";

const isOpinion = new Ajv().compile<Opinion>(Opinion);

/** Far more than the few sentences that are asked for. */
const MAX_ANSWER = 8000;
const MAX_REASONING = 500;
const MAX_QUOTE = 200;

/** A model's answer from its text; anything but the object that was asked for is a failure. */
export function readAnswer(text: string): Opinion | { failure: string } {
  if (text.length > MAX_ANSWER) return { failure: "The model's answer is too long." };
  const given = parse(text);
  if (given === undefined) return { failure: "The model's answer is not JSON." };
  if (!isOpinion(given)) return { failure: "The model's answer does not fit the schema." };
  const { status, confidence } = given;
  const quote = plain(given.quote ?? "", MAX_QUOTE);
  return {
    status,
    confidence,
    reasoning: plain(given.reasoning, MAX_REASONING),
    ...(quote ? { quote } : {}),
  };
}

/** Models that were given no response format like to put their JSON into a code block. */
const CODE_BLOCK = /^```(?:json)?\s*\n([^`]*)\n```$/;

function parse(text: string): unknown {
  const trimmed = text.trim();
  try {
    return JSON.parse(CODE_BLOCK.exec(trimmed)?.[1] ?? trimmed);
  } catch {
    return undefined;
  }
}

/** One line of visible characters: people read it, and a database has to store it. */
function plain(text: string, longest: number): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
