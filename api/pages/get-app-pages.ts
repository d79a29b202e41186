import { type Route, route } from "../route.ts";
import { html } from "./html.ts";
import { PAGE, renderPage } from "./page.ts";

const BODY = html`<div id="app"></div>
<noscript><p class="warning">This page needs JavaScript, which is switched off in this browser.</p></noscript>`;

/** Every address of the application answers the same page; its script shows what the address points at. */
export const appPages: readonly Route[] = [
  appPage("/app", "The pages of an owner: transactions."),
  appPage("/app/access", "The pages of an owner: keys, grants and sign-ins."),
  appPage("/app/custody", "The pages of an owner: who executes what was approved."),
  appPage("/app/budgets", "The pages of an owner: how much may leave, and what of it is left."),
  appPage("/app/settings", "The pages of an owner: what a transaction needs, and who signs."),
  appPage("/app/transactions/{requestHash}", "The pages of an owner: one transaction."),
  appPage("/app/agents/{ethereumAddress}", "An agent's public profile."),
  appPage("/app/operator", "The operator's view, which asks for an ADMIN key."),
];

function appPage(path: string, summary: string): Route {
  return route({
    method: "GET",
    path,
    summary,
    tag: "Pages",
    auth: "public",
    answers: { 200: PAGE },
    handle: ({ deps }) =>
      renderPage({
        status: 200,
        title: "Sign in",
        script: "app.tsx",
        baseUrl: deps.baseUrl,
        body: BODY,
      }),
  });
}
