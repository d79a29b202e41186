import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomUUID,
  sign,
} from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Logger } from "../../runtime/log.ts";
import { fieldsOf, Refusal } from "../simulators/exchange.ts";
import type { Journal } from "../simulators/journal.ts";
import { presentTransaction } from "./present-transaction.ts";
import type { StoredTransaction } from "./stored-transaction.ts";

/** `address` is where status changes are told to, `key` what they are signed with. */
export interface WebhookSetting {
  readonly id: "address" | "key";
  readonly value: string;
}

export interface Webhooks {
  /** POST {url} says where to; DELETE ends it. */
  control(method: string, body: unknown): unknown;
  /** The published keys. */
  keys(): Promise<unknown>;
  tell(eventType: string, transaction: StoredTransaction): void;
}

const KEY_ID = "countersign-simulator";
const ATTEMPTS = 3;
const AGAIN_AFTER_MS = 1000;
const TIMEOUT_MS = 5000;

export function createWebhooks(
  settings: Journal<WebhookSetting>,
  log: Logger,
  signal: AbortSignal,
  usualAddress?: string,
): Webhooks {
  let made: Promise<KeyObject> | undefined;
  const key = () => {
    made ??= keptKey(settings);
    return made;
  };

  async function deliver(address: string, event: unknown): Promise<void> {
    const body = Buffer.from(JSON.stringify(event));
    const header = Buffer.from(JSON.stringify({ alg: "RS512", kid: KEY_ID })).toString("base64url");
    const signed = sign("sha512", Buffer.from(`${header}.${body.toString("base64url")}`), await key());
    const headers = {
      "content-type": "application/json",
      "fireblocks-webhook-signature": `${header}..${signed.toString("base64url")}`,
    };
    for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt++) {
      const late = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const answer = await fetch(address, { method: "POST", headers, body, signal: late }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await delay(AGAIN_AFTER_MS, undefined, { signal });
    }
  }

  return {
    control(method, body) {
      const { url } = fieldsOf(body);
      if (method === "POST" && (typeof url !== "string" || !URL.canParse(url)))
        throw new Refusal(400, { message: "Send {url}." });
      settings.put({ id: "address", value: method === "POST" ? String(url) : "" });
      return { url };
    },
    async keys() {
      const jwk = createPublicKey(await key()).export({ format: "jwk" });
      return { keys: [{ ...jwk, kid: KEY_ID, alg: "RS512", use: "sig" }] };
    },
    tell(eventType, transaction) {
      const address = settings.get("address")?.value ?? usualAddress;
      if (!address) return;
      const event = {
        id: randomUUID(),
        eventType,
        eventVersion: 1,
        resourceId: transaction.id,
        data: presentTransaction(transaction),
        createdAt: Date.now(),
        workspaceId: "00000000-0000-0000-0000-000000000000",
      };
      deliver(address, event).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "a webhook could not be delivered");
      });
    },
  };
}

async function keptKey(settings: Journal<WebhookSetting>): Promise<KeyObject> {
  const kept = settings.get("key")?.value;
  if (kept) return createPrivateKey(kept);
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  settings.put({ id: "key", value: privateKey.export({ type: "pkcs8", format: "pem" }).toString() });
  return privateKey;
}
