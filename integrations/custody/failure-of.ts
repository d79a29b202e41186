import { CustodyFailure } from "./custody-failure.ts";

/** The provider's number for an external id that was used before. */
const EXTERNAL_ID_EXISTS = 1438;
/** Without a connection nothing was sent. The client keeps the cause's words only, not its code. */
const NEVER_CONNECTED = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;

/** The client's error as one of ours. What is not known for sure is taken for an unknown outcome. */
export function failureOf(error: unknown): CustodyFailure {
  const { message, response } = (error ?? {}) as { message?: unknown; response?: unknown };
  if (typeof response !== "object" || response === null)
    return new CustodyFailure(NEVER_CONNECTED.test(String(message)) ? "custody-away" : "custody-unclear");
  const { statusCode, data } = response as { statusCode?: unknown; data?: unknown };
  const status = Number(statusCode);
  const code = codeOf(data);
  if (status === 401 || status === 403) return new CustodyFailure("custody-locked");
  if (status === 429) return new CustodyFailure("custody-busy");
  // A refusal counts where the provider itself speaks; a page of some proxy tells nothing of what happened behind it.
  if (code === undefined || !(status >= 400 && status < 500)) return new CustodyFailure("custody-unclear");
  if (status === 404) return new CustodyFailure("custody-missing");
  if (code === EXTERNAL_ID_EXISTS) return new CustodyFailure("custody-duplicate");
  return new CustodyFailure(
    "custody-refused",
    `The custody provider refused the request (its code ${code}); its list of error codes says why.`,
  );
}

function codeOf(data: unknown): number | undefined {
  const { code } = (data ?? {}) as { code?: unknown };
  return typeof code === "number" && Number.isSafeInteger(code) ? code : undefined;
}
