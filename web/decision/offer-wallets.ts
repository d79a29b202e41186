import { findWallets } from "../wallet/find-wallets.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { element } from "./element.ts";

/** A button for each wallet in this browser; where there is none, the page says what to do. */
export function offerWallets(choose: (wallet: Wallet) => void): void {
  const list = element("wallets");
  findWallets(
    (wallet) => {
      element("no-wallet").hidden = true;
      list.append(item(wallet, choose));
    },
    () => {
      element("no-wallet").hidden = false;
    },
  );
}

function item(wallet: Wallet, choose: (wallet: Wallet) => void): HTMLLIElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "wallet";
  if (wallet.icon) {
    const icon = document.createElement("img");
    Object.assign(icon, { src: wallet.icon, alt: "", width: 24, height: 24 });
    button.append(icon);
  }
  const name = document.createElement("bdi");
  name.textContent = wallet.name;
  const words = document.createElement("span");
  words.append("Sign in with ", name);
  button.append(words);
  button.addEventListener("click", () => choose(wallet));
  const entry = document.createElement("li");
  entry.append(button);
  return entry;
}
