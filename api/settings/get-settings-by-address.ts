import { Type } from "typebox";
import { findSettingsOf } from "../../db/accounts/settings.ts";
import { ok } from "../answer.ts";
import { requireOwnAccount } from "../auth/require-own-account.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { presentSettings, SettingsRecord } from "./settings-record.ts";

export const getSettingsByAddress = route({
  method: "GET",
  path: "/settings/by-ethereum/{ethereumAddress}",
  summary: "The settings of the user with this address: one's own, or any with an ADMIN key.",
  tag: "Settings",
  auth: ["key", "jwt", "signature"],
  params: Type.Object({ ethereumAddress: AddressInput }),
  answers: { 200: SettingsRecord, ...problems(400, 401, 403, 404, 429) },
  async handle({ params, caller, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    requireOwnAccount(caller, address);
    const settings = await findSettingsOf(deps.database.em, address);
    if (!settings) throw notFound("There is no user with this address.");
    return ok(presentSettings(settings));
  },
});
