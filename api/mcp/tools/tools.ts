import { checkVerificationStatus } from "./check-verification-status.ts";
import { requestVerification } from "./request-verification.ts";
import type { Tool } from "./tool.ts";

export const tools: readonly Tool[] = [requestVerification, checkVerificationStatus];

export const NO_SUCH_TOOL = "There is no tool with this name; tools/list names them.";

export function toolNamed(name: string): Tool | undefined {
  return tools.find(({ definition }) => definition.name === name);
}
