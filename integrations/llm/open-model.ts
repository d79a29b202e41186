import { boundedFetch } from "../bounded-fetch.ts";

export interface ModelSettings {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  timeoutMs: number;
}

interface Prompt {
  system: string;
  user: string;
  schema: Record<string, unknown>;
}

type Reply = { text: string } | { failure: string };

/** A completion with a few sentences in it is a few kilobytes. */
const LARGEST_ANSWER = 256 * 1024;

/** A model behind the OpenAI chat completions interface. */
export async function openModel({ baseUrl, model, apiKey, timeoutMs }: ModelSettings) {
  // Loaded only here, since most processes ask no model.
  const [{ OpenAI, BadRequestError, UnprocessableEntityError }, { failureOf }] = await Promise.all([
    import("openai"),
    import("./failure-of.ts"),
  ]);
  // Whatever is not given here would come from variables of the client's own.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: apiKey === undefined ? { authorization: null } : {},
    logLevel: "off",
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: boundedFetch(LARGEST_ANSWER),
  });
  /** Options that this server refused before it answered without them. */
  const unwanted = new Set<string>();

  async function complete(prompt: Prompt, signal: AbortSignal, without: Set<string>): Promise<Reply> {
    const options = {
      temperature: 0,
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", strict: true, schema: prompt.schema },
      } as const,
    };
    const completion: unknown = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: prompt.system },
          { role: "user", content: prompt.user },
        ],
        ...Object.fromEntries(Object.entries(options).filter(([name]) => !without.has(name))),
      },
      { signal },
    );
    return readCompletion(completion);
  }

  /** A server that refuses the request is asked once more, without the option that it may not know. */
  async function ask(prompt: Prompt, signal: AbortSignal): Promise<Reply> {
    const without = new Set(unwanted);
    try {
      return await complete(prompt, signal, without);
    } catch (error) {
      if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) throw error;
      const option = error.param === "temperature" ? "temperature" : "response_format";
      if (without.has(option)) throw error;
      const reply = await complete(prompt, signal, without.add(option));
      unwanted.add(option);
      return reply;
    }
  }

  return {
    name: model,
    timeoutMs,
    ask: (prompt: Prompt, signal: AbortSignal): Promise<Reply> =>
      ask(prompt, signal).catch((error: unknown) => ({ failure: failureOf(error) })),
  };
}

/** The text of the first choice; what a server sends is believed to be nothing before it is looked at. */
function readCompletion(completion: unknown): Reply {
  const { choices } = (completion ?? {}) as { choices?: unknown };
  const [choice] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const { message, finish_reason } = (choice ?? {}) as { message?: unknown; finish_reason?: unknown };
  const { content, refusal } = (message ?? {}) as { content?: unknown; refusal?: unknown };
  if (typeof refusal === "string" && refusal !== "") return { failure: "The model declined to answer." };
  if (finish_reason === "length") return { failure: "The model's answer is too long." };
  if (typeof content !== "string" || content === "")
    return { failure: "The model's server sent no chat completion." };
  return { text: content };
}
