import { DuplicateName, parseUnambiguousJson } from "../../domain/unambiguous-json.ts";
import { badRequest } from "../refusal.ts";

export function parseJsonBody(text: string): unknown {
  try {
    return parseUnambiguousJson(text);
  } catch (error) {
    throw badRequest(error instanceof DuplicateName ? error.message : "The body is not valid JSON.");
  }
}
