import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { ChainUnreachable } from "./chain-error.ts";

/** Posts JSON to one address over kept connections; the answer's text, or ChainUnreachable. */
export type HttpPost = (body: string) => Promise<string>;

/**
 * By Node's plain client: a transaction asks the chain some eight times, and fetch costs half a millisecond more each
 * time. Redirects are not followed: a node has one address, and a signed transaction goes nowhere else.
 */
export function createHttpPost(url: string, timeoutMs: number): HttpPost {
  const { protocol, username, password, hostname, port, pathname, search } = new URL(url);
  const isSecure = protocol === "https:";
  const request = isSecure ? requestHttps : requestHttp;
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const options = {
    ...{ agent, method: "POST", port, path: pathname + search },
    // A bracketed IPv6 address is one only inside a URL.
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    ...(username || password
      ? { auth: `${decodeURIComponent(username)}:${decodeURIComponent(password)}` }
      : {}),
  };

  function send(body: string, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, headers, signal }, resolve);
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // The node closed a kept connection just as it was used again; whatever we ask may be asked twice.
        if (asked.reusedSocket && error.code === "ECONNRESET") resolve(send(body, signal));
        else reject(error);
      });
      asked.end(body);
    });
  }

  return async (body) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    let status = 0;
    try {
      const response = await send(body, late.signal);
      status = response.statusCode ?? 0;
      const answer = await text(response);
      if (status >= 200 && status < 300) return answer;
    } catch {
      if (late.signal.aborted) throw new ChainUnreachable(`no answer within ${timeoutMs} ms`);
      throw new ChainUnreachable(status === 0 ? "no connection" : "no JSON-RPC answer");
    } finally {
      clearTimeout(timer);
    }
    throw new ChainUnreachable(`HTTP ${status}`);
  };
}
