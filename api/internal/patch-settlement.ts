import { Type } from "typebox";
import { recordSettlement } from "../../db/endings/record-settlement.ts";
import { findOwnerId } from "../../db/transactions/find-owner-id.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { refuseEnd } from "../transactions/end-refusals.ts";
import { reporterOf } from "../transactions/reporter-of.ts";
import { RequestHashParam } from "../transactions/request-hash-param.ts";
import { answerMetadata, OrionMetadata, unknownRequest } from "./orion-metadata.ts";
import { requireServerKey } from "./require-server-key.ts";

const SettlementBody = Type.Object(
  {
    status: Type.Enum(["EXECUTED", "FAILED"]),
    txHash: Type.Optional(
      Type.String({ pattern: "^0x[0-9a-fA-F]{64}$", mustBe: "a transaction's hash: 0x and 64 hex digits" }),
    ),
    blockNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    error: Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 })),
  },
  { $id: "SettlementBody", additionalProperties: false },
);

export const patchSettlement = route({
  method: "PATCH",
  path: "/internal/orion-metadata/{requestHash}/settlement",
  summary: "Reports how an approved transaction was settled, which ends it. The same again changes nothing.",
  tag: "Internal",
  auth: ["key"],
  params: RequestHashParam,
  body: SettlementBody,
  answers: { 200: OrionMetadata, ...problems(400, 401, 403, 404, 413, 415) },
  async handle({ params, body, caller, deps }) {
    requireServerKey(caller);
    const requestHash = params.requestHash.toLowerCase();
    if (!(await findOwnerId(deps.database.em, requestHash))) throw unknownRequest();
    const settlement = {
      status: body.status,
      txHash: body.txHash?.toLowerCase() ?? null,
      blockNumber: body.blockNumber ?? null,
      error: body.error ?? null,
    };
    const recorded = await recordSettlement(deps.database, requestHash, settlement, reporterOf(caller));
    if (typeof recorded === "object") deps.lifecycle.tellReport(requestHash, recorded.id);
    else if (recorded !== "kept") throw refuseEnd(recorded);
    return answerMetadata(requestHash, deps);
  },
});
