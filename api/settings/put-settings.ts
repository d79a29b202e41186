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
  },
  { $id: "ChangeSettings", additionalProperties: false },
);

export const putSettings = route({
  method: "PUT",
  path: "/settings",
  summary: "Changes who executes the caller's transactions; those already made keep theirs.",
  tag: "Settings",
  auth: ["jwt"],
  body: ChangeSettings,
  answers: { 200: SettingsRecord, ...problems(400, 401, 413, 415) },
  handle: async ({ body, caller, deps }) =>
    ok(presentSettings(await changeSettings(deps.database.em, caller.user.id, body))),
});
