import { oauthRefusal } from "./oauth-refusal.ts";

/** RFC 6749, 3.1: a parameter without a value counts as left out. */
export function sent(value: string | undefined): string | undefined {
  return value === "" ? undefined : value;
}

export function required(value: string | undefined, name: string): string {
  const text = sent(value);
  if (text === undefined) throw oauthRefusal("invalid_request", `${name} is missing; send it.`);
  return text;
}
