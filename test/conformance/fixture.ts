/** What the conformance suite asks of every server that it tries, beside what the server is for: named things with known contents. */

type Notify = (notification: { method: string; params: Record<string, unknown> }) => Promise<void>;

interface FixtureCall {
  readonly progressToken: string | number | undefined;
  readonly notify: Notify;
}

interface FixtureTool {
  readonly description: string;
  readonly inputSchema?: object;
  call(call: FixtureCall): Promise<Record<string, unknown>>;
}

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

const text = (words: string) => ({ type: "text", text: words });
const image = { type: "image", data: PNG, mimeType: "image/png" };
const embedded = (uri: string, words: string) => ({
  type: "resource",
  resource: { uri, mimeType: "text/plain", text: words },
});
const answering =
  (...content: object[]) =>
  async () => ({ content });

export const fixtureTools: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: {
    description: "Answers a text.",
    call: answering(text("This is a simple text response for testing.")),
  },
  test_image_content: { description: "Answers an image.", call: answering(image) },
  test_audio_content: {
    description: "Answers a sound.",
    call: answering({ type: "audio", data: WAV, mimeType: "audio/wav" }),
  },
  test_embedded_resource: {
    description: "Answers a resource.",
    call: answering(embedded("test://embedded-resource", "This is an embedded resource content.")),
  },
  test_multiple_content_types: {
    description: "Answers several things.",
    call: answering(
      text("Multiple content types test:"),
      image,
      embedded("test://mixed-content-resource", '{"test":"data","value":123}'),
    ),
  },
  test_tool_with_logging: {
    description: "Logs while it works.",
    async call({ notify }) {
      for (const data of ["Tool execution started", "Tool processing data", "Tool execution completed"])
        await notify({ method: "notifications/message", params: { level: "info", data } });
      return { content: [text("Tool with logging executed successfully")] };
    },
  },
  test_tool_with_progress: {
    description: "Tells how far it is.",
    async call({ notify, progressToken = "none" }) {
      for (const progress of [0, 50, 100])
        await notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
      return { content: [text("Tool with progress executed successfully")] };
    },
  },
  test_error_handling: {
    description: "Fails.",
    call: async () => ({
      isError: true,
      content: [text("This tool intentionally returns an error for testing")],
    }),
  },
  json_schema_2020_12_tool: {
    description: "Has a schema with everything.",
    inputSchema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      $defs: {
        address: {
          $anchor: "addressDef",
          type: "object",
          properties: { street: { type: "string" }, city: { type: "string" } },
        },
      },
      properties: {
        name: { type: "string" },
        address: { $ref: "#/$defs/address" },
        contactMethod: { type: "string", enum: ["phone", "email"] },
        phone: { type: "string" },
        email: { type: "string" },
      },
      allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
      if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      then: { required: ["phone"] },
      else: { required: ["email"] },
      additionalProperties: false,
    },
    call: answering(text("It was taken.")),
  },
};

export const fixtureToolList = Object.entries(fixtureTools).map(([name, { description, inputSchema }]) => ({
  name,
  description,
  inputSchema: { type: "object" as const, ...inputSchema },
}));

const resources: Readonly<Record<string, { name: string; contents: object }>> = {
  "test://static-text": {
    name: "Static text",
    contents: { mimeType: "text/plain", text: "This is the content of the static text resource." },
  },
  "test://static-binary": { name: "Static image", contents: { mimeType: "image/png", blob: PNG } },
  "test://watched-resource": {
    name: "Watched",
    contents: { mimeType: "text/plain", text: "Watched resource content" },
  },
};

export const fixtureResources = Object.entries(resources).map(([uri, { name }]) => ({ uri, name }));
export const fixtureTemplates = [
  { uriTemplate: "test://template/{id}/data", name: "Template", mimeType: "application/json" },
];

/** Undefined where there is none. */
export function readFixture(uri: string): { contents: { uri: string; text: string }[] } | undefined {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  const made = {
    mimeType: "application/json",
    text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
  };
  const contents = id ? made : resources[uri]?.contents;
  return contents && { contents: [{ uri, ...contents } as { uri: string; text: string }] };
}

const argument = (name: string) => ({ name, description: "For a test.", required: true });

export const fixturePrompts = [
  { name: "test_simple_prompt", description: "Without arguments." },
  {
    name: "test_prompt_with_arguments",
    description: "With two.",
    arguments: [argument("arg1"), argument("arg2")],
  },
  {
    name: "test_prompt_with_embedded_resource",
    description: "With a resource.",
    arguments: [argument("resourceUri")],
  },
  { name: "test_prompt_with_image", description: "With an image." },
];

export function fixturePrompt(name: string, args: Readonly<Record<string, string>>) {
  const said = (content: object) => ({
    role: "user" as const,
    content: content as { type: "text"; text: string },
  });
  const messages = {
    test_simple_prompt: [said(text("This is a simple prompt for testing."))],
    test_prompt_with_arguments: [
      said(text(`Prompt with arguments: arg1='${args.arg1}', arg2='${args.arg2}'`)),
    ],
    test_prompt_with_embedded_resource: [
      said(embedded(args.resourceUri ?? "", "Embedded resource content for testing.")),
      said(text("Please process the embedded resource above.")),
    ],
    test_prompt_with_image: [said(image), said(text("Please analyze the image above."))],
  }[name];
  return messages && { messages };
}

export const NO_COMPLETION = { completion: { values: [], total: 0, hasMore: false } };
