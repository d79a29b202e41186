import type { Provider, Wallet } from "./wallet.ts";

/** How long wallets may take to announce themselves before the one that only sets `window.ethereum` is offered. */
const ANNOUNCE_WITHIN_MS = 300;

/** Tells of every wallet in this browser, each once, as they announce themselves (EIP-6963); of none, after a moment. */
export function findWallets(found: (wallet: Wallet) => void, none: () => void): void {
  const seen = new Set<string>();
  function offer(wallet: Wallet): void {
    if (seen.has(wallet.id)) return;
    seen.add(wallet.id);
    found(wallet);
  }
  window.addEventListener("eip6963:announceProvider", (event) => {
    const wallet = event instanceof CustomEvent ? announced(event.detail) : undefined;
    if (wallet) offer(wallet);
  });
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  setTimeout(() => {
    if (seen.size > 0) return;
    const provider: unknown = Reflect.get(window, "ethereum");
    if (isProvider(provider)) offer({ id: "ethereum", name: "Browser wallet", icon: undefined, provider });
    else none();
  }, ANNOUNCE_WITHIN_MS);
}

interface Announcement {
  readonly info?: { readonly uuid?: unknown; readonly name?: unknown; readonly icon?: unknown };
  readonly provider?: unknown;
}

function announced(detail: Announcement | null): Wallet | undefined {
  const { info, provider } = detail ?? {};
  if (typeof info?.uuid !== "string" || typeof info.name !== "string" || !isProvider(provider))
    return undefined;
  const icon = typeof info.icon === "string" && info.icon.startsWith("data:image/") ? info.icon : undefined;
  return { id: info.uuid, name: info.name, icon, provider };
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === "object" && value !== null && "request" in value && typeof value.request === "function"
  );
}
