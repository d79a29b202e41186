import { checkVerificationStatus } from "./check-verification-status.ts";
import { requestVerification } from "./request-verification.ts";
import type { Tool } from "./tool.ts";

export const tools: readonly Tool[] = [requestVerification, checkVerificationStatus];

export function toolNamed(name: string): Tool | undefined {
  return tools.find(({ definition }) => definition.name === name);
}
