/** The answer's body goes on beyond what an answer can need. */
export class AnswerTooLarge extends Error {}

/** fetch that reads the whole body, up to a limit, so that neither memory nor time is the server's to decide about. */
export function boundedFetch(limit: number): typeof fetch {
  return async (url, init) => {
    // A server that sends us elsewhere would send the key and the user's intent there too.
    const response = await fetch(url, { ...init, redirect: "error" });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > limit) throw new AnswerTooLarge();
      chunks.push(chunk);
    }
    const { status, headers } = response;
    return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers });
  };
}
