import { useEffect, useState } from "preact/hooks";
import { explained, UNEXPLAINED } from "../session/explained.ts";
import { type Session, signIn } from "../session/session.ts";
import { findWallets } from "../wallet/find-wallets.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { Heading } from "./heading.tsx";
import { Link } from "./navigation.tsx";

interface SignInProps {
  readonly note: string | undefined;
  signedIn(session: Session): void;
}

const STATEMENT = "Sign in to Countersign to see and decide on your agents' transactions.";

export function SignIn({ note, signedIn }: SignInProps) {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [isWithout, setWithout] = useState(false);
  const [doing, say] = useState("");
  const [problem, complain] = useState("");
  useEffect(() => {
    findWallets(
      (wallet) => setWallets((before) => [...before, wallet]),
      () => setWithout(true),
    );
  }, []);

  async function choose(wallet: Wallet): Promise<void> {
    if (doing) return;
    complain("");
    try {
      signedIn(await signIn(wallet, STATEMENT, say));
    } catch (error) {
      complain(explained(error) ?? UNEXPLAINED);
      say("");
    }
  }

  return (
    <section class="card">
      <Heading>Sign in</Heading>
      <p>
        See what your agents propose, what the arbiter found, and decide. You sign in with your wallet: a
        signature, which moves nothing and costs nothing.
      </p>
      {note && <p class="warning">{note}</p>}
      <ul class="wallets">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button type="button" class="wallet" onClick={() => choose(wallet)}>
              {wallet.icon && <img src={wallet.icon} alt="" width={24} height={24} />}
              <span>
                Sign in with <bdi>{wallet.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isWithout && wallets.length === 0 && (
        <p class="warning">
          There is no wallet in this browser. Add one as an extension, or open this page in your wallet's own
          browser.
        </p>
      )}
      <p role="status" class="quiet">
        {doing}
      </p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <p class="quiet">
        Do you run this service? <Link to={{ page: "operator" }}>The operator's view</Link> needs an ADMIN key
        and no wallet.
      </p>
    </section>
  );
}
