import { timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "../../runtime/log.ts";
import { type Answer, type Exchange, ok, Refusal } from "../simulators/exchange.ts";
import { openJournal } from "../simulators/journal.ts";
import { createMisbehaviours } from "../simulators/misbehaviour.ts";
import { type JsonServer, startJsonServer } from "../simulators/start-json-server.ts";
import { createQuorum, type StoredQuorum, vendorError } from "./key-quorums.ts";

interface WalletProviderOptions {
  readonly folder: string;
  readonly port: number;
  readonly appId: string;
  readonly appSecret: string;
  readonly log: Logger;
}

const QUORUMS = "/v1/key_quorums";

/** The part of the wallet provider's HTTP interface that Countersign uses, with its checks, over a folder. */
export async function startWalletProvider(options: WalletProviderOptions): Promise<JsonServer> {
  const quorums = openJournal<StoredQuorum>(join(options.folder, "key-quorums.jsonl"));

  async function answer(exchange: Exchange): Promise<Answer> {
    authenticate(exchange, options);
    const { method, path } = exchange;
    if (path === QUORUMS && method === "POST") return ok(createQuorum(quorums, exchange.body));
    const found = path.startsWith(`${QUORUMS}/`) && quorums.get(path.slice(QUORUMS.length + 1));
    if (found && method === "GET") return ok(found);
    throw new Refusal(404, vendorError("Not found", "not_found"));
  }
  async function control({ method, path }: Exchange): Promise<Answer> {
    if (method === "GET" && path === "/control/key_quorums") return ok([...quorums.all()]);
    throw new Refusal(404, { error: "There is /control/misbehaviours and /control/key_quorums." });
  }
  return startJsonServer({
    port: options.port,
    log: options.log,
    misbehaviours: createMisbehaviours((status) => vendorError("Something went wrong", `http_${status}`)),
    answer,
    control,
  });
}

/** Basic authentication by app id and secret, and the app id once more in a header of its own. */
function authenticate({ headers }: Exchange, { appId, appSecret }: WalletProviderOptions): void {
  if (headers["privy-app-id"] !== appId)
    throw new Refusal(401, vendorError("Missing or invalid privy-app-id header", "invalid_app_id"));
  const expected = Buffer.from(`Basic ${Buffer.from(`${appId}:${appSecret}`).toString("base64")}`);
  const given = Buffer.from(headers.authorization ?? "");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(401, vendorError("Invalid app ID or app secret", "invalid_credentials"));
}
