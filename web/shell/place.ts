/** Where the address bar points within the application. */
export type Place =
  | { readonly page: OwnPage }
  | { readonly page: "transaction"; readonly requestHash: string }
  | { readonly page: "agent"; readonly address: string }
  | { readonly page: "operator" };

const OWN_PAGES = ["transactions", "access", "custody", "budgets", "settings"] as const;
type OwnPage = (typeof OWN_PAGES)[number];

const root = () => `${document.documentElement.dataset.base ?? ""}/app`;

export function placeOf(pathname: string): Place {
  const [, section, rest] = pathname.slice(root().length).split("/");
  if (section === "operator") return { page: section };
  if (section === "agents" && rest) return { page: "agent", address: rest };
  if (section === "transactions" && rest) return { page: "transaction", requestHash: rest };
  return { page: OWN_PAGES.find((page) => page === section) ?? "transactions" };
}

export function addressOf(place: Place): string {
  if (place.page === "transaction") return `${root()}/transactions/${place.requestHash}`;
  if (place.page === "agent") return `${root()}/agents/${place.address}`;
  return place.page === "transactions" ? root() : `${root()}/${place.page}`;
}
