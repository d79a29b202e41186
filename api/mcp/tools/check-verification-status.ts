import { Type } from "typebox";
import { ApprovalStatus } from "../../transactions/approval-status.ts";
import { RequestHashParam } from "../../transactions/request-hash-param.ts";
import { argumentCheck, published } from "./check-arguments.ts";
import { describeVerdict } from "./describe-verdict.ts";
import type { Tool } from "./tool.ts";
import { readVerdict, verdictFields } from "./verdict.ts";

const Arguments = Type.Object(
  {
    requestHash: Type.String({
      ...RequestHashParam.properties.requestHash,
      description: "From the answer of requestVerification.",
    }),
  },
  { additionalProperties: false },
);
const check = argumentCheck(Arguments);

export const checkVerificationStatus: Tool = {
  definition: {
    name: "checkVerificationStatus",
    title: "Check verification status",
    description:
      "Tells how a submitted transaction stands: the arbiter's decision with the checks that failed and how to mend them, who else has approved, and its status.",
    inputSchema: published(Arguments),
    outputSchema: published(
      Type.Object(
        { requestHash: Type.String(), ...ApprovalStatus.properties, ...verdictFields },
        { additionalProperties: false },
      ),
    ),
    annotations: {
      title: "Check verification status",
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  },
  scope: "read",
  async call(args, call) {
    const requestHash = String(check(args).requestHash).toLowerCase();
    const verdict = await readVerdict(requestHash, call);
    return {
      text: describeVerdict(requestHash, verdict),
      structured: { requestHash, ...verdict, decision: verdict.orion[0]?.decision ?? null },
    };
  },
};
