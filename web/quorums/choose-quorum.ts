import type { Texts } from "../form/form.tsx";
import { textOf } from "../session/call-api.ts";
import type { LiveSession } from "../session/live-session.ts";
import type { QuorumType, Way } from "./quorum.ts";

/** Makes a quorum the account's own of a type, by the way that was chosen. */
export async function chooseQuorum(
  session: LiveSession,
  type: QuorumType,
  way: Way,
  { displayName, quorumId, ...texts }: Texts,
): Promise<void> {
  const register = (body: object) =>
    session.call("/settings/register-provider-quorum", { method: "POST", body: { type, ...body } });
  const take = (body: object) => session.call(`/settings/provider-quorum/${type}`, { method: "PUT", body });
  const named = displayName ? { displayName } : {};
  if (way === "service") await register({ navaAgent: true });
  else if (way === "key") await register({ ...named, p256PublicKey: texts.p256PublicKey });
  else if (way === "existing") await take({ quorumId, ...named });
  else {
    const body = { ...named, ethereumAddress: session.address, providerUserId: texts.providerUserId };
    const made = await session.call("/provider-quorum", { method: "POST", body });
    await take({ quorumId: textOf(made, "quorumId"), ...named });
  }
}
