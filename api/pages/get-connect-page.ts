import { Type } from "typebox";
import { type FoundCode, findCode } from "../../db/connections/find-code.ts";
import { type ConnectionState, hashConnectionCode } from "../../domain/connection-code.ts";
import { CodeInput } from "../connect/code-input.ts";
import type { Dependencies } from "../dependencies.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { type Html, html } from "./html.ts";
import { PAGE, renderPage } from "./page.ts";
import { explanation, question } from "./question.ts";

const TITLE = "Connect an agent";
const AGAIN = "Let the agent begin again, and open the new link that it shows.";

/** Other parameters, which mail programs and the like add to links, are ignored. */
const Link = Type.Object({ code: Type.Optional(CodeInput) });

export const getConnectPage = route({
  method: "GET",
  path: "/app/connect",
  summary: "The page where a user approves an agent's connection code.",
  tag: "Pages",
  auth: "public",
  query: Link,
  answers: { 200: PAGE, 404: PAGE, 410: PAGE, ...problems(400) },
  async handle({ query, deps }) {
    const shared = { title: TITLE, script: "connect.ts", baseUrl: deps.baseUrl };
    if (query.code === undefined) return renderPage({ ...shared, status: 404, body: MISSING });
    const code = await find(query.code, deps);
    if (!code) return renderPage({ ...shared, status: 404, body: UNKNOWN });
    if (code.state === "pending") return renderPage({ ...shared, status: 200, body: ask(query.code, code) });
    return renderPage({ ...shared, status: 410, body: OVER[code.state] });
  },
});

async function find(code: string, { database }: Dependencies): Promise<FoundCode | undefined> {
  const codeHash = hashConnectionCode(code);
  return codeHash === undefined ? undefined : findCode(database, codeHash);
}

const MISSING = explanation(
  "This link has no code",
  "Open the link that your agent shows, as a whole. It is taken out of the address once the page is open, so this page cannot be loaded again.",
);
const UNKNOWN = explanation(
  "This code is unknown",
  `It was never given out, or ended more than a day ago. ${AGAIN}`,
);
const USED = explanation(
  "This code was used already",
  html`A code connects one agent, once. <a href="access">Your page of who has access</a> shows the keys of your account, and revokes them. ${AGAIN}`,
);
const OVER: Record<Exclude<ConnectionState, "pending">, Html> = {
  ready: USED,
  consumed: USED,
  expired: explanation("This code has expired", `No key came of it. ${AGAIN}`),
};

function ask(code: string, { leftMs }: FoundCode): Html {
  const about = html`<p>An agent asks for an API key for your account. Its code ends in <strong class="account">${code.slice(-6)}</strong>.</p>
<p class="warning">Approve only if you have just started this yourself, and your agent shows the same code. Whoever sent you this link gets the key.</p>
<h2>The agent will be able to</h2>
<ul>
<li>propose transactions for your account; each of them is checked before it counts</li>
<li>read your transactions and what was decided on them</li>
<li>reject your transactions, cancel them, and report that they were executed</li>
</ul>
<h2>It will not be able to</h2>
<ul>
<li>approve a transaction in your place: its approval never counts as yours</li>
<li>sign or send anything with your wallet</li>
<li>change your settings, or make other keys</li>
</ul>
<h2>For how long</h2>
<p>Until you revoke its key, on your page of who has access. The key has no end of its own.</p>`;
  return question({
    title: TITLE,
    about,
    leftMs,
    approve: "Approve the agent",
    decline: "Leave without approving",
    decideTitle: "Give the agent a key?",
  });
}
