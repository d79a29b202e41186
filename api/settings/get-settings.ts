import { findSettings } from "../../db/accounts/settings.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { presentSettings, SettingsRecord } from "./settings-record.ts";

export const getSettings = route({
  method: "GET",
  path: "/settings",
  summary: "The caller's settings.",
  tag: "Settings",
  auth: ["jwt"],
  answers: { 200: SettingsRecord, ...problems(401) },
  async handle({ caller, deps }) {
    return ok(presentSettings(await findSettings(deps.database.em, caller.user.id)));
  },
});
