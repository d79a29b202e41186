import { Type } from "typebox";
import { markCodeStarted } from "../../db/connections/code-outbox.ts";
import { openCode } from "../../db/connections/open-code.ts";
import { makeConnectionCode } from "../../domain/connection-code.ts";
import { ok } from "../answer.ts";
import { perIp } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { readCode } from "./code-input.ts";

const NewConnection = Type.Object(
  {
    code: Type.String({ description: "32 hexadecimal characters; the agent polls with it." }),
    authUrl: Type.String({ description: "Where the user approves it." }),
  },
  { $id: "NewConnection", additionalProperties: false },
);

export const initiateConnection = route({
  method: "POST",
  path: "/auth/connect/initiate",
  summary:
    "Begins the connection of an agent: a code for the agent, and the page where its user approves it within ten minutes.",
  tag: "Connecting an agent",
  auth: "public",
  limits: [perIp(10)],
  answers: { 200: NewConnection, ...problems(429) },
  async handle({ deps }) {
    const { database, lifecycle } = deps;
    const code = makeConnectionCode();
    const opened = await openCode(database, readCode(code), deps.connectCodeTtlMs);
    // The code is good from here on, whether or not Temporal is there.
    lifecycle.startConnection(opened, () => markCodeStarted(database, opened.codeHash));
    return ok({ code, authUrl: `${deps.uiUrl}/connect?code=${code}` }, { "cache-control": "no-store" });
  },
});
