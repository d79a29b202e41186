import { Type } from "typebox";
import { consumeCode } from "../../db/connections/consume-code.ts";
import { findCode } from "../../db/connections/find-code.ts";
import { makeApiKey } from "../../domain/api-key.ts";
import { ok } from "../answer.ts";
import { perIp } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { CodeInput, codeConsumed, codeExpired, readCode, unknownCode } from "./code-input.ts";

const Pending = Type.Object({ status: Type.Literal("pending") }, { additionalProperties: false });
const Ready = Type.Object(
  {
    status: Type.Literal("ready"),
    apiKey: Type.String({ description: "Shown here and never again." }),
    walletAddress: Type.String({ description: "Whom the agent acts for." }),
  },
  { additionalProperties: false },
);

const NO_STORE = { "cache-control": "no-store" };

export const getConnectionStatus = route({
  method: "GET",
  path: "/auth/connect/status",
  summary:
    "For the agent, every three to five seconds: whether its code is approved. The first answer after that, and no other, holds the API key.",
  tag: "Connecting an agent",
  auth: "public",
  limits: [perIp(30)],
  query: Type.Object({ code: CodeInput }, { additionalProperties: false }),
  answers: {
    200: Type.Union([Pending, Ready], { $id: "ConnectionStatus" }),
    ...problems(400, 404, 410, 429),
  },
  async handle({ query, deps }) {
    const { database, lifecycle } = deps;
    const codeHash = readCode(query.code);
    const code = await findCode(database, codeHash);
    if (!code) throw unknownCode();
    if (code.state === "pending") return ok({ status: "pending" }, NO_STORE);
    if (code.state === "expired") throw codeExpired();
    if (code.state === "consumed") throw codeConsumed();
    const apiKey = makeApiKey("user");
    const walletAddress = await consumeCode(database, codeHash, apiKey);
    // Another poll was first, or the owner has revoked the key meanwhile.
    if (!walletAddress) throw codeConsumed();
    lifecycle.tellConnection(codeHash, { state: "consumed", endsAt: null });
    return ok({ status: "ready", apiKey, walletAddress }, NO_STORE);
  },
});
