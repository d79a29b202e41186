import { oauthRefusal } from "../oauth-refusal.ts";
import { required } from "../parameter.ts";

export function checkResponseType(responseType: string | undefined): void {
  if (required(responseType, "response_type") !== "code")
    throw oauthRefusal("unsupported_response_type", "response_type can only be code.");
}
