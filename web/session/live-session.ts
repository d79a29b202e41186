import { signText } from "../wallet/ask-wallet.ts";
import { type ApiCall, callApi, Refused, textOf } from "./call-api.ts";
import { type Session, signOut } from "./session.ts";

/** A sign-in that lasts as long as its page is open: access tokens are renewed when they run out. */
export interface LiveSession {
  readonly address: string;
  call(path: string, call?: Omit<ApiCall, "accessToken">): Promise<unknown>;
  /** Has the wallet sign a text (EIP-191). */
  sign(text: string): Promise<string>;
  /** Ends it here, or with every other sign-in and everything granted to applications. */
  end(where: "here" | "everywhere"): Promise<void>;
}

/** `over` is told when the service does not know the session any more. */
export function liveSession(begun: Session, over: () => void): LiveSession {
  let session = begun;
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const { refreshToken } = session;
    const pair = await callApi("/auth/refresh", { method: "POST", body: { refreshToken } });
    session = {
      ...session,
      accessToken: textOf(pair, "accessToken"),
      refreshToken: textOf(pair, "refreshToken"),
    };
  }

  async function call(path: string, given: Omit<ApiCall, "accessToken"> = {}): Promise<unknown> {
    const { accessToken } = session;
    try {
      return await callApi(path, { ...given, accessToken });
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
    try {
      // Whoever comes first renews for all: a refresh token is good once.
      if (session.accessToken === accessToken) {
        renewing ??= renew().finally(() => {
          renewing = undefined;
        });
        await renewing;
      }
      return await callApi(path, { ...given, accessToken: session.accessToken });
    } catch (error) {
      if (isUnknown(error)) over();
      throw error;
    }
  }

  return {
    address: begun.address,
    call,
    sign: (text) => signText(begun.wallet, begun.address, text),
    async end(where) {
      if (where === "here") await signOut(session);
      else await call("/auth/logout-all", { method: "POST" });
    },
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof Refused && error.status === 401;
}
