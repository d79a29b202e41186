import { Ajv } from "ajv";
import { MOST_LEVELS } from "../../domain/json-depth.ts";
import { MAX_PAYLOAD_BYTES } from "../../domain/request-payload.ts";
import { scanJson } from "../../domain/scan-json.ts";
import { findUnstorableText } from "../../domain/storable-text.ts";
import { ValidationRequest } from "./request.ts";
import { withoutNulls } from "./without-nulls.ts";

export type ParsedRequest = { request: ValidationRequest } | { invalid: string };

const isValidRequest = new Ajv({ strict: false, allowUnionTypes: true }).compile<ValidationRequest>(
  ValidationRequest,
);

/** A number literal that a double may not hold exactly; cheap, and wrong only towards caution. */
const MAY_LOSE_DIGITS = /[:[,\s]-?(?:\d[\d.]{15}|[\d.]+[eE])/;
/** The only ways in which JSON text that is UTF-8 can spell U+0000 or half a surrogate pair. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|[dD][89a-fA-F])/;
/** Keys by which an object is turned into text or gets its kind; as fields of data they could only mislead the engine. */
const MISLEADING: ReadonlySet<string> = new Set(["toString", "valueOf", "__proto__"]);
/** A letter behind an escape, which may be one of such a key. */
const MAY_HIDE = /\\u00[2-7]/;

/** Parses and checks a request's JSON once. Whole numbers beyond 2^53 become strings, so that they keep their digits. */
export function parseRequest(text: string): ParsedRequest {
  if (text.length > MAX_PAYLOAD_BYTES) return { invalid: "The body is larger than a request may be." };
  const flaw = scanJson(text, MOST_LEVELS);
  if (flaw?.flaw === "depth") return { invalid: `The body is nested more than ${MOST_LEVELS} levels deep.` };
  if (flaw) return { invalid: `The body has the key "${shortened(flaw.key)}" twice in one object.` };
  let plain: unknown;
  try {
    plain = withoutNulls(mayMislead(text) ? JSON.parse(text, dropMisleading) : JSON.parse(text));
  } catch {
    return { invalid: "The body is not valid JSON." };
  }
  if (!isValidRequest(plain)) {
    const [problem] = isValidRequest.errors ?? [];
    const at = problem?.instancePath.slice(1).replaceAll("/", ".") || "The body";
    return { invalid: `${at} ${problem?.message ?? "does not fit the schema"}.` };
  }
  if (text.includes("\\u") && MAY_BE_UNSTORABLE.test(text) && findUnstorableText(plain) !== undefined) {
    return { invalid: "Strings must be well-formed Unicode without U+0000." };
  }
  const exact = MAY_LOSE_DIGITS.test(text) ? withoutNulls(JSON.parse(text, keepDigits as Reviver)) : plain;
  return { request: exact as ValidationRequest };
}

/** The library's types do not know the third argument yet (ECMA-262, JSON.parse source text access). */
type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/** Whether such a key may be among a text's: plain searches, because every request's whole text is looked through. */
function mayMislead(text: string): boolean {
  for (const key of MISLEADING) if (text.includes(key)) return true;
  return text.includes("\\u00") && MAY_HIDE.test(text);
}

function shortened(key: string): string {
  return key.slice(0, 40).toWellFormed();
}

function dropMisleading(key: string, value: unknown): unknown {
  return MISLEADING.has(key) ? undefined : value;
}

function keepDigits(key: string, value: unknown, context: { source?: string }): unknown {
  if (MISLEADING.has(key)) return undefined;
  if (typeof value !== "number" || Number.isSafeInteger(value) || context.source === undefined) return value;
  return wholeDigits(context.source) ?? value;
}

/** The digits of a JSON number that is whole, whatever its exponent; undefined for fractions. */
function wholeDigits(source: string): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]\+?(\d{1,3}))?$/.exec(source);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const shift = Number(exponent) - fraction.length;
  if (shift < 0) return undefined;
  return `${sign}${`${whole}${fraction}`.replace(/^0+(?=\d)/, "")}${"0".repeat(shift)}`;
}
