import { Type } from "typebox";
import { findUser } from "../../db/accounts/users.ts";
import { findIntegration } from "../../db/custody/find-integrations.ts";
import { isPaused } from "../../db/custody/pauses.ts";
import { ok } from "../answer.ts";
import { requireOwnAccount } from "../auth/require-own-account.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import {
  CustodyIntegrationRecord,
  CustodyTypeInput,
  missingIntegration,
  presentIntegration,
} from "./integration-record.ts";

export const getCustodyConfig = route({
  method: "GET",
  path: "/custody/config/{type}/{ethereumAddress}",
  summary: "The custody integration of the user with this address: one's own, or any with an ADMIN key.",
  tag: "Custody",
  auth: ["key", "jwt", "signature"],
  params: Type.Object({ type: CustodyTypeInput, ethereumAddress: AddressInput }),
  answers: { 200: CustodyIntegrationRecord, ...problems(400, 401, 403, 404, 429) },
  async handle({ params, caller, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    requireOwnAccount(caller, address);
    const user = await findUser(deps.database.em, address);
    const found = user && (await findIntegration(deps.database.em, user.id, params.type));
    if (!found) throw missingIntegration(params.type);
    return ok(presentIntegration(found, await isPaused(deps.database, user.id)));
  },
});
