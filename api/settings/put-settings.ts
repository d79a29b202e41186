import { Type } from "typebox";
import { changeSettings } from "../../db/accounts/settings.ts";
import type { ExecutionType } from "../../domain/execution-type.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { presentSettings, SettingsRecord } from "./settings-record.ts";

const ChangeSettings = Type.Object(
  {
    executionType: Type.Unsafe<ExecutionType>(
      Type.Integer({
        minimum: 0,
        maximum: 2,
        description: "0 DIRECT_USER, 1 USER_EXECUTED, 2 AGENT_EXECUTED.",
      }),
    ),
    requireSignedIntent: Type.Optional(
      Type.Boolean({
        description:
          "Whether transactions without your signature over the intent (intentSignature) are refused; as it is where it is left out.",
      }),
    ),
  },
  { $id: "ChangeSettings", additionalProperties: false },
);

export const putSettings = route({
  method: "PUT",
  path: "/settings",
  summary:
    "Changes who executes the caller's transactions and whether their intents must be signed; those already made stay as they are.",
  tag: "Settings",
  auth: ["jwt"],
  body: ChangeSettings,
  answers: { 200: SettingsRecord, ...problems(400, 401, 413, 415) },
  handle: async ({ body, caller, deps }) =>
    ok(presentSettings(await changeSettings(deps.database.em, caller.user.id, body))),
});
