import { Type } from "typebox";
import { createUser as makeUser } from "../../db/accounts/users.ts";
import { created } from "../answer.ts";
import { type Caller, isAdminKey } from "../auth/caller.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { badRequest, Refusal } from "../refusal.ts";
import { route } from "../route.ts";
import { presentUser, UserRecord } from "./user-record.ts";

const CreateUser = Type.Object(
  { ethereumAddress: AddressInput },
  { $id: "CreateUser", additionalProperties: false },
);

export const createUser = route({
  method: "POST",
  path: "/users",
  summary: "Creates a user with its settings: any address by an ADMIN key, one's own by a signature.",
  tag: "Users",
  auth: ["key", "signature"],
  body: CreateUser,
  answers: { 201: UserRecord, ...problems(400, 401, 403, 409, 413, 415, 429) },
  async handle({ body, caller, deps }) {
    const address = readAddress(body.ethereumAddress, "ethereumAddress");
    requireMayCreate(caller, address);
    const user = await makeUser(deps.database.em, address);
    if (!user) throw new Refusal(409, "There is a user with this address already.");
    return created(presentUser(user));
  },
});

function requireMayCreate(caller: Caller, address: string): void {
  if (caller.via === "key") {
    if (!isAdminKey(caller))
      throw forbidden(
        "Only an ADMIN key creates users; sign the request with the user's own wallet instead.",
      );
  } else if (caller.address !== address) {
    throw badRequest("ethereumAddress must be the address that signed the request.");
  }
}
