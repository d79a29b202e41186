import { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai/core/error";
import { AnswerTooLarge } from "../bounded-fetch.ts";

/** A client's error as a sentence of our own: theirs hold addresses, headers and what the server wrote. */
export function failureOf(error: unknown): string {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError)
    return "The model did not answer in time.";
  if (error instanceof APIError) {
    if (error.status !== undefined) return `The model's server answered with HTTP ${error.status}.`;
    return error.cause instanceof AnswerTooLarge
      ? "The model's answer is too long."
      : "The model could not be reached.";
  }
  return "The model's server sent no chat completion.";
}
