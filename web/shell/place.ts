/** Where the address bar points within the application. */
export type Place =
  | { readonly page: "transactions" }
  | { readonly page: "transaction"; readonly requestHash: string }
  | { readonly page: "access" }
  | { readonly page: "settings" };

const root = () => `${document.documentElement.dataset.base ?? ""}/app`;

export function placeOf(pathname: string): Place {
  const [, section, rest] = pathname.slice(root().length).split("/");
  if (section === "access" || section === "settings") return { page: section };
  if (section === "transactions" && rest) return { page: "transaction", requestHash: rest };
  return { page: "transactions" };
}

export function addressOf(place: Place): string {
  if (place.page === "transaction") return `${root()}/transactions/${place.requestHash}`;
  return place.page === "transactions" ? root() : `${root()}/${place.page}`;
}
