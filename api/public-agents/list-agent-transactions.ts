import { Type } from "typebox";
import { findFirstSeen } from "../../db/agents/find-agent.ts";
import { listPublicTransactions } from "../../db/agents/public-transactions.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { answerPage, PageQuery, readUuid } from "../page.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { PublicTransaction, presentPublicTransaction } from "./public-transaction.ts";
import { unknownAgent } from "./unknown-agent.ts";

export const listAgentTransactions = route({
  method: "GET",
  path: "/public/agents/{ethereumAddress}/transactions",
  summary: "An agent's transactions, newest first, as far as they are public.",
  tag: "Public agents",
  auth: "public",
  params: Type.Object({ ethereumAddress: AddressInput }),
  query: PageQuery,
  answers: { 200: Type.Array(PublicTransaction), ...problems(400, 404) },
  async handle({ params, query, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    const { baseUrl, database } = deps;
    if (!(await findFirstSeen(database, address))) throw unknownAgent();
    return answerPage({
      baseUrl,
      path: `/public/agents/${address}/transactions`,
      query,
      find: (page) => listPublicTransactions(database, address, page),
      present: presentPublicTransaction,
      readId: readUuid,
    });
  },
});
