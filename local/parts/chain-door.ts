import { Agent, request as ask, createServer, type IncomingHttpHeaders } from "node:http";

const OWN_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The local chain's public port. Its accounts are open to whoever reaches them, and any page that a browser shows can send
 * requests and open WebSockets to this machine: only programs, and pages of this machine itself, are let through. Returns how to close it.
 */
export function openChainDoor(options: { readonly port: number; readonly target: string }): () => void {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { origin, "content-type": type = "" } = request.headers;
    // There is no handler for upgrades, so a WebSocket ends here too, as a GET.
    if (!isFromHere(request.headers))
      return void response.writeHead(403).end("This chain answers its own machine only.\n");
    const cors = { vary: "origin", ...(origin ? { "access-control-allow-origin": origin } : {}) };
    if (request.method === "OPTIONS") {
      const allowed = {
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
      };
      return void response.writeHead(204, { ...cors, ...allowed }).end();
    }
    if (request.method !== "POST") return void response.writeHead(405, { allow: "POST" }).end();
    const passedOn = ask(options.target, { agent, method: "POST", headers: { "content-type": type } });
    passedOn.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...cors, "content-type": "application/json" });
      answer.pipe(response);
    });
    passedOn.on("error", () =>
      response.headersSent ? response.destroy() : response.writeHead(502, cors).end(),
    );
    request.pipe(passedOn);
  });
  let again: NodeJS.Timeout | undefined;
  const listen = () => server.listen(options.port, "127.0.0.1");
  // Free when the start looked; whoever took it since may leave, and our own programs do not need it.
  server.on("error", () => {
    again = setTimeout(listen, 1000);
  });
  listen();
  return () => {
    clearTimeout(again);
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
}

/** By the address that the page believes to speak to as well: a name of the page's own that leads here is a known trick. */
function isFromHere({ host, origin }: IncomingHttpHeaders): boolean {
  const isOwn = (url: string) => URL.canParse(url) && OWN_HOSTS.has(new URL(url).hostname);
  return isOwn(`http://${host}`) && (origin === undefined || isOwn(origin));
}
