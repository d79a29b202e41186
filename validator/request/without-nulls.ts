type Fields = Record<string, unknown>;

/** Clients write an optional field that they leave out as null, too. */
export function withoutNulls(body: unknown): unknown {
  if (!isFields(body)) return body;
  const plain = dropNulls(body);
  if (isFields(plain.proposed_tx)) plain.proposed_tx = dropNulls(plain.proposed_tx);
  return plain;
}

function dropNulls(fields: Fields): Fields {
  if (!Object.values(fields).includes(null)) return fields;
  const kept: Fields = {};
  for (const key of Object.keys(fields)) if (fields[key] !== null) kept[key] = fields[key];
  return kept;
}

function isFields(given: unknown): given is Fields {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
