import { Ajv } from "ajv";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { sha256 } from "../digest.ts";
import { Bundle } from "./bundle.ts";

const FIRST_LINE = /^countersign audit bundle 1, sha256 ([0-9a-f]{64})\n/;
const isBundle = new Ajv().compile<Bundle>(Bundle);

/** The first line is the digest of every byte after it. */
export function writeBundle(bundle: Bundle): string {
  const body = `${JSON.stringify(bundle, null, 1)}\n`;
  return `countersign audit bundle 1, sha256 ${sha256(body)}\n${body}`;
}

export interface ReadBundle {
  /** What the first line says the rest is, and what it is. */
  readonly digests: readonly [said: string, is: string];
  /** Undefined where these differ: nothing of it is to be believed then. */
  readonly bundle: Bundle | undefined;
}

export function readBundle(bytes: Buffer): ReadBundle {
  const [line = "", said = ""] = FIRST_LINE.exec(bytes.subarray(0, 200).toString("latin1")) ?? [];
  if (!line) throw new CannotStart("This is no audit bundle, or its first line was changed.");
  const body = bytes.subarray(line.length);
  const digests = [said, sha256(body)] as const;
  if (digests[0] !== digests[1]) return { digests, bundle: undefined };
  const bundle = parsed(body.toString("utf8"));
  if (!isBundle(bundle)) throw new CannotStart("This audit bundle is not of a form that this version reads.");
  return { digests, bundle };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
