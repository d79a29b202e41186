import { type Html, html } from "./html.ts";

interface Question {
  readonly title: string;
  /** What is asked, and what follows from it. */
  readonly about: Html;
  readonly leftMs: number;
  readonly approve: string;
  readonly decline: string;
  readonly decideTitle: string;
}

/** What a page asks of a person: first to sign in, then to decide. The script shows one after the other. */
export function question({ title, about, leftMs, approve, decline, decideTitle }: Question): Html {
  return framed(html`<h1>${title}</h1>
<div id="question" data-left-ms="${Math.max(0, Math.round(leftMs))}">
${about}
<p>You can decide until it expires, <span id="ends-at">in ${inMinutes(leftMs)}</span>.</p>
<section id="sign-in" aria-labelledby="sign-in-title">
<h2 id="sign-in-title">Sign in with your wallet</h2>
<p>Nothing is approved by signing in. You decide after that.</p>
<noscript><p class="warning">Signing in needs JavaScript, which is switched off in this browser.</p></noscript>
<ul class="wallets" id="wallets"></ul>
<p id="no-wallet" class="warning" hidden>There is no wallet in this browser. Add one as an extension, or open this page's link in your wallet's own browser.</p>
</section>
<section id="decide" aria-labelledby="decide-title" hidden>
<h2 id="decide-title" tabindex="-1">${decideTitle}</h2>
<p>You are signed in as <span class="account" id="account"></span>.</p>
<p class="choices"><button type="button" class="primary" id="approve">${approve}</button>
<button type="button" id="decline">${decline}</button></p>
</section>
</div>
<section id="outcome" aria-labelledby="outcome-title" hidden>
<h2 id="outcome-title" tabindex="-1"></h2>
<p id="outcome-text"></p>
</section>
<p id="status" role="status" class="quiet"></p>
<p id="problem" role="alert" class="problem" hidden></p>`);
}

/** Where there is nothing to decide, and why. */
export function explanation(title: string, text: string | Html): Html {
  return framed(html`<h1>${title}</h1>
<p>${text}</p>`);
}

function framed(main: Html): Html {
  return html`<main>
<p class="brand">Countersign</p>
${main}
</main>`;
}

function inMinutes(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
