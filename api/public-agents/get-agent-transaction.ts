import { Type } from "typebox";
import { findPublicTransaction } from "../../db/agents/public-transactions.ts";
import { ok } from "../answer.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { RequestHashParam } from "../transactions/request-hash-param.ts";
import { PublicTransaction, presentPublicTransaction } from "./public-transaction.ts";

export const getAgentTransaction = route({
  method: "GET",
  path: "/public/agents/{ethereumAddress}/transactions/{requestHash}",
  summary: "One of an agent's transactions, as far as it is public.",
  tag: "Public agents",
  auth: "public",
  params: Type.Object({ ethereumAddress: AddressInput, ...RequestHashParam.properties }),
  answers: { 200: PublicTransaction, ...problems(400, 404) },
  async handle({ params, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    const found = await findPublicTransaction(deps.database, address, params.requestHash.toLowerCase());
    if (!found) throw notFound("This agent has no transaction with this requestHash.");
    return ok(presentPublicTransaction(found));
  },
});
