export interface ReadEvent {
  readonly id: string;
  readonly data: string;
}

/** The events of a stream, one by one, without those that carry no data. */
export async function* eventsOf(response: Response): AsyncGenerator<ReadEvent> {
  let text = "";
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const lines = text.slice(0, end).split("\n");
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field("data");
      if (data) yield { id: field("id") ?? "", data };
    }
  }
}

/** The next so many of them; the stream stays open. */
export async function take(events: AsyncGenerator<ReadEvent>, count: number): Promise<ReadEvent[]> {
  const taken: ReadEvent[] = [];
  while (taken.length < count) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended after ${taken.length} events`);
    taken.push(value);
  }
  return taken;
}
