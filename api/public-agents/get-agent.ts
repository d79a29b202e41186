import { Type } from "typebox";
import { findAgent } from "../../db/agents/find-agent.ts";
import { ok } from "../answer.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { AgentStats, presentStats } from "./agent-stats.ts";
import { unknownAgent } from "./unknown-agent.ts";

const AgentProfile = Type.Object(
  {
    ethereumAddress: Type.String(),
    firstSeenAt: Timestamp,
    lastActivityAt: Timestamp,
    stats: AgentStats,
  },
  { $id: "AgentProfile", additionalProperties: false },
);

export const getAgent = route({
  method: "GET",
  path: "/public/agents/{ethereumAddress}",
  summary: "An agent's public profile: since when it is known, and how its transactions stand.",
  tag: "Public agents",
  auth: "public",
  params: Type.Object({ ethereumAddress: AddressInput }),
  answers: { 200: AgentProfile, ...problems(400, 404) },
  async handle({ params, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    const agent = await findAgent(deps.database, address);
    if (!agent) throw unknownAgent();
    return ok({
      ethereumAddress: address,
      firstSeenAt: agent.firstSeenAt.toISOString(),
      lastActivityAt: agent.lastActivityAt.toISOString(),
      stats: presentStats(agent),
    });
  },
});
