import { parseSignature } from "./abi/parse-signature.ts";
import type { Place } from "./call-of.ts";
import { leavesOf, refusing } from "./decode-call.ts";
import type { Envelope } from "./decoders/decoder.ts";
import { type Given, readParameters } from "./named-values.ts";
import { decodersNamed, decodersOf, type RegisteredDecoder } from "./registry.ts";
import { shortly } from "./told-text.ts";
import { type Details, type ReadCall, unreadable } from "./unreadable-call.ts";

/** Reads `call: {function, params}`, which some clients send instead of calldata. */
export function readNamedCall(given: unknown, envelope: Envelope, place: Place): ReadCall[] {
  const record = (given ?? {}) as Record<string, unknown>;
  const name = shortly(record.function ?? record.functionName ?? record.method ?? record.name, 500);
  const params = record.params ?? record.args ?? record.arguments ?? record.parameters ?? {};
  const refuse = (problem: string, details: Details) => [
    unreadable("not-understood", place.position)(problem, details),
  ];
  const candidates = candidatesFor(name, envelope);
  const [first] = candidates;
  if (!first) {
    return refuse(`No decoder knows the function ${name}.`, {
      expected: "a function that the arbiter can decode",
      actual: name,
      remedy: "Name a function that the arbiter knows as its ABI does, or send the calldata in `data`.",
    });
  }
  const fitting = bestFit(candidates, params);
  if (fitting) {
    const { chosen, values } = fitting;
    return refusing(chosen, place, "the parameters", () => leavesOf(chosen, values, envelope, place));
  }
  const wanted = first.compiled.signature.parameters.map(
    (parameter) => `${parameter.type} ${parameter.name}`,
  );
  return refuse(`The parameters of ${name} are incomplete, of another kind, or told twice.`, {
    expected: wanted.join(", ") || "no parameters",
    actual:
      (typeof params === "object"
        ? Object.keys(params ?? {})
            .join(", ")
            .slice(0, 500)
        : "") || "none",
    remedy: "Name every parameter as the function's ABI does, or send the calldata in `data`.",
  });
}

function candidatesFor(name: string, envelope: Envelope): RegisteredDecoder[] {
  const found = /^0x[0-9a-fA-F]{8}$/.test(name)
    ? decodersOf(name.slice(2).toLowerCase())
    : decodersNamed(withoutNames(name));
  return found.filter(({ decoder }) => decoder.belongsTo?.(envelope) ?? true);
}

/** `function transfer(address to, uint amount) returns (bool)` as it is hashed. */
function withoutNames(name: string): string {
  const text = name.trim().replace(/^function\s+/, "");
  const close = closingParenthesis(text);
  if (close < 0) return text;
  const { canonical } = parseSignature(text.slice(0, close + 1));
  return canonical.replaceAll(/\b(u?int)(?=[,)[])/g, "$1256");
}

function closingParenthesis(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")") {
      depth -= 1;
      if (depth <= 0) return index;
    }
  }
  return -1;
}

/** The overload that uses most of what is given: one that would ignore all of it is not the one meant. */
function bestFit(
  candidates: readonly RegisteredDecoder[],
  params: unknown,
): { chosen: RegisteredDecoder; values: Given["values"] } | undefined {
  let best: (Given & { chosen: RegisteredDecoder }) | undefined;
  for (const chosen of candidates) {
    const { parameters } = chosen.compiled.signature;
    const read = readParameters(parameters, params);
    if (!read || (parameters.length === 0 && read.unused > 0)) continue;
    if (!best || read.unused < best.unused) best = { chosen, ...read };
  }
  return best;
}
