import { join } from "node:path";
import { nativeAsset } from "../../integrations/custody/native-asset.ts";
import type { Logger } from "../../runtime/log.ts";
import { type Answer, type Exchange, ok, Refusal } from "../simulators/exchange.ts";
import { openJournal } from "../simulators/journal.ts";
import { createMisbehaviours } from "../simulators/misbehaviour.ts";
import { type JsonServer, startJsonServer } from "../simulators/start-json-server.ts";
import { type ApiUser, createApiUsers } from "./api-users.ts";
import { createAuthentication } from "./authenticate.ts";
import { openChain } from "./chain.ts";
import { createIdempotency, type RememberedAnswer } from "./idempotency.ts";
import { createPlans } from "./plans.ts";
import { presentTransaction } from "./present-transaction.ts";
import { readOrder } from "./read-order.ts";
import { isOver, type StoredTransaction } from "./stored-transaction.ts";
import { createTransactions } from "./transactions.ts";
import { vaultAccount } from "./vault-accounts.ts";
import { vendorError } from "./vendor-error.ts";
import { createWalk } from "./walk.ts";
import { createWebhooks, type WebhookSetting } from "./webhooks.ts";

interface CustodyOptions {
  readonly folder: string;
  readonly port: number;
  /** The node that holds the vault accounts' keys. */
  readonly chainUrl: string;
  readonly log: Logger;
  /** How long a transaction stays in each state. */
  readonly stepMs?: number;
  /** Where changes are told, unless the control address said otherwise. */
  readonly webhookUrl?: string;
}

const STEP_MS = 200;

/** The part of the custody vendor's HTTP interface that Countersign uses, with its checks, executing on a local chain. */
export async function startCustody(options: CustodyOptions): Promise<JsonServer> {
  const { folder, port, chainUrl, log, stepMs = STEP_MS } = options;
  const ending = new AbortController();
  const journal = <T extends { readonly id: string }>(name: string) =>
    openJournal<T>(join(folder, `${name}.jsonl`));
  const stored = journal<StoredTransaction>("transactions");
  const idempotency = createIdempotency(journal<RememberedAnswer>("idempotency"));
  const users = createApiUsers(journal<ApiUser>("api-users"));
  const webhooks = createWebhooks(
    journal<WebhookSetting>("webhooks"),
    log,
    ending.signal,
    options.webhookUrl,
  );
  const authenticate = createAuthentication(users);
  const plans = createPlans();
  const chain = openChain(chainUrl);
  const transactions = createTransactions({
    stored,
    plans,
    changed: (transaction, event) => webhooks.tell(event, transaction),
  });
  const walk = createWalk({
    ...{ chain, log, stepMs, signal: ending.signal },
    get: (id) => stored.get(id),
    change: transactions.change,
  });

  async function submit(apiKey: string, body: unknown): Promise<Answer> {
    const order = readOrder(body, nativeAsset(await chain.id()));
    const { id, status } = transactions.create(apiKey, order);
    void walk(id);
    return ok({ id, status });
  }

  /** A local chain that was killed may have lost its last seconds: what it does not know any more is sent again. */
  async function onChain(found: StoredTransaction): Promise<StoredTransaction> {
    const { id, status, txHash } = found;
    if (status !== "COMPLETED" || !txHash || (await chain.knows(txHash).catch(() => true))) return found;
    transactions.change(id, { status: "BROADCASTING" });
    void walk(id);
    return stored.get(id) ?? found;
  }

  async function answer(exchange: Exchange): Promise<Answer> {
    const { method, path } = exchange;
    if (method === "GET" && path === "/.well-known/jwks.json") return ok(await webhooks.keys());
    const apiKey = authenticate(exchange);
    const [root, area, ...rest] = path.slice(1).split("/").map(decodeURIComponent);
    const at = root === "v1" ? `${method} ${area} ${rest.length}` : "";
    const [first = "", second = "", third] = rest;
    if (at === "POST transactions 0")
      return idempotency.onlyOnce(exchange, () => submit(apiKey, exchange.body));
    if (at === "GET transactions 1")
      return ok(presentTransaction(await onChain(transactions.find(apiKey, "id", first))));
    if (at === "GET transactions 2" && first === "external_tx_id")
      return ok(presentTransaction(await onChain(transactions.find(apiKey, "externalTxId", second))));
    if (at === "POST transactions 2" && second === "cancel")
      return ok({ success: transactions.cancel(apiKey, first) });
    if (at === "GET vault 2" && first === "accounts" && third === undefined) return ok(shownAccount(second));
    throw new Refusal(404, { message: "Not Found" });
  }

  async function control({ method, path, body }: Exchange): Promise<Answer> {
    const [, , area, id] = path.split("/");
    if (area === "api-users" && method === "POST") return ok(await users.register(body));
    if (area === "plans") return ok(plans.control(method, body));
    if (area === "webhook") return ok(webhooks.control(method, body));
    if (area === "transactions" && method === "GET") return ok([...stored.all()].map(presentTransaction));
    if (area === "transactions" && method === "POST" && id) {
      transactions.release(id);
      void walk(id);
      return ok({ released: id });
    }
    throw new Refusal(404, {
      message: "There is /control/misbehaviours, api-users, plans, webhook and transactions.",
    });
  }

  const server = await startJsonServer({
    ...{ port, log, answer, answered: idempotency.answered, control },
    misbehaviours: createMisbehaviours((status) => ({ message: "Something went wrong", code: status })),
  });
  for (const transaction of stored.all()) if (!isOver(transaction)) void walk(transaction.id);
  return {
    url: server.url,
    async close() {
      ending.abort();
      await server.close();
    },
  };
}

function shownAccount(id: string): unknown {
  const account = vaultAccount(id);
  if (!account) throw vendorError(404, 1004, "Vault account was not found");
  return { id: account.id, name: account.name, hiddenOnUI: false, autoFuel: false, assets: [] };
}
