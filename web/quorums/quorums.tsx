import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import { QUORUM_TYPES, type Quorum } from "./quorum.ts";
import { QuorumCard } from "./quorum-card.tsx";

/** Who signs at the wallet provider, for accounts that are kept there. */
export function Quorums({ session }: { session: LiveSession }) {
  const polled = usePolled(
    async () => {
      const answers = QUORUM_TYPES.map(async (type) => {
        const answer = (await session.call(`/settings/provider-quorum/${type}`)) as Quorum | { quorum: null };
        return "quorum" in answer ? undefined : answer;
      });
      return Promise.all(answers);
    },
    () => undefined,
    "quorums",
  );
  return (
    <>
      <h2>Wallet quorums</h2>
      <p>
        Needed only if your account is kept at a wallet provider (Privy): a quorum there says which keys may
        sign for it.
      </p>
      <Freshness polled={polled} />
      {polled.value &&
        QUORUM_TYPES.map((type, index) => (
          <QuorumCard
            key={type}
            session={session}
            type={type}
            quorum={polled.value?.[index]}
            changed={polled.again}
          />
        ))}
    </>
  );
}
