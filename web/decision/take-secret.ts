/** Takes a parameter out of the page's address and leaves none there, for whoever looks over a shoulder or into the history. */
export function takeSecret(name: string): string {
  const secret = new URLSearchParams(location.search).get(name) ?? "";
  history.replaceState(null, "", location.pathname);
  return secret;
}
