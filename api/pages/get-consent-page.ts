import { Type } from "typebox";
import { type FoundOAuthSession, findOAuthSession } from "../../db/oauth/find-oauth-session.ts";
import { isLoopbackRedirect, redirectHost } from "../../domain/redirect-uri.ts";
import { SCOPES } from "../../domain/scopes.ts";
import { hashSession } from "../oauth/session/session-hash.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { type Html, html } from "./html.ts";
import { PAGE, renderPage } from "./page.ts";
import { explanation, question } from "./question.ts";

const TITLE = "Grant access to an application";

/** Other parameters are ignored; what names no session is an unknown one. */
const Link = Type.Object({
  session: Type.Optional(Type.String({ unstored: true, description: "As GET /oauth/authorize made it." })),
});

export const getConsentPage = route({
  method: "GET",
  path: "/app/consent",
  summary: "The page where a user decides what an OAuth client may do.",
  tag: "Pages",
  auth: "public",
  query: Link,
  answers: { 200: PAGE, 404: PAGE, 410: PAGE, ...problems(400) },
  async handle({ query, deps }) {
    const shared = { title: TITLE, script: "consent.ts", baseUrl: deps.baseUrl };
    if (query.session === undefined) return renderPage({ ...shared, status: 404, body: MISSING });
    const session = await findOAuthSession(deps.database, hashSession(query.session));
    if (!session) return renderPage({ ...shared, status: 404, body: UNKNOWN });
    if (session.state === "pending" && !session.isOver)
      return renderPage({ ...shared, status: 200, body: ask(session) });
    const isExpired = session.state === "pending" || session.state === "expired";
    return renderPage({ ...shared, status: 410, body: isExpired ? EXPIRED : DECIDED });
  },
});

const AGAIN = "Start again from the application that sent you here.";
const MISSING = explanation(
  "This link is not complete",
  `It is taken out of the address once the page is open, so this page cannot be loaded again. ${AGAIN}`,
);
const UNKNOWN = explanation(
  "This request is unknown",
  `It was never made, or ended more than a day ago. ${AGAIN}`,
);
const DECIDED = explanation("This was decided already", `A request is decided on once. ${AGAIN}`);
const EXPIRED = explanation("This request has expired", `No access came of it. ${AGAIN}`);

function ask({ clientName, clientId, redirectUri, scopes, endsAt }: FoundOAuthSession): Html {
  const about = html`<p>An application that calls itself <strong><bdi>${clientName}</bdi></strong> asks for access to your account. Nobody has checked that name.</p>
${destination(redirectUri)}
<p class="quiet">Its id here is <bdi>${clientId}</bdi>.</p>
<h2>It will be able to</h2>
<ul>
${scopes.map((scope) => html`<li>${SCOPES[scope]}</li>`)}
</ul>
<h2>It will not be able to</h2>
<ul>
<li>approve a transaction in your place: its approval never counts as yours</li>
<li>sign or send anything with your wallet</li>
<li>change your settings, make keys, or grant access to others</li>
</ul>
<h2>For how long</h2>
<p>Until you end it, on your page of who has access, or sign out everywhere; also when it has not been used for 30 days.</p>`;
  return question({
    title: TITLE,
    about,
    leftMs: endsAt.getTime() - Date.now(),
    approve: "Grant access",
    decline: "Refuse",
    decideTitle: "Grant this access?",
  });
}

/** Where the answer goes is what the person can tell a true client from a false one by. */
function destination(redirectUri: string): Html {
  const host = html`<strong><bdi>${redirectHost(redirectUri)}</bdi></strong>`;
  if (isLoopbackRedirect(redirectUri))
    return html`<p class="warning">Your decision is sent to ${host}, <span class="mark">this computer</span>: a program that runs here. Grant access only if you have just started this sign-in from it.</p>`;
  if (/^https:/i.test(redirectUri)) return html`<p>Your decision is sent to ${host}.</p>`;
  return html`<p class="warning">Your decision is sent to an application on this device that opens addresses of ${host}. Grant access only if you have just started this sign-in from it.</p>`;
}
