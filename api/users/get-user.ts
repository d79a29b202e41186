import { Type } from "typebox";
import { findUser } from "../../db/accounts/users.ts";
import { ok } from "../answer.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { presentUser, UserRecord } from "./user-record.ts";

export const getUser = route({
  method: "GET",
  path: "/users/{ethereumAddress}",
  summary: "The user with this address, for any API key or signature.",
  tag: "Users",
  auth: ["key", "signature"],
  params: Type.Object({ ethereumAddress: AddressInput }),
  answers: { 200: UserRecord, ...problems(400, 401, 404, 429) },
  async handle({ params, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    const user = await findUser(deps.database.em, address);
    if (!user) throw notFound("There is no user with this address.");
    return ok(presentUser(user));
  },
});
