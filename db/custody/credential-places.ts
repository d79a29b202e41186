/** Where an integration's two secrets are kept, each of which opens only in its own place. */
export function credentialPlaces(integrationId: string) {
  const place = (what: string) => `custody_integration:${integrationId}:${what}`;
  return { privateKey: place("private-key"), apiKey: place("api-key") };
}
