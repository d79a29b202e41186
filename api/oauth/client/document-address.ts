/** Whether a client id is the address of a document: https, with a path, without a fragment, a user's name or dots to climb by. */
export function isDocumentAddress(clientId: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/i.test(clientId) || clientId.includes("#")) return false;
  const url = URL.parse(clientId);
  if (!url || url.username || url.password || url.pathname === "/") return false;
  // What the parser would change is written in two ways, and a client has one id.
  return url.href === clientId;
}
