import type { Connection } from "@temporalio/client";
import { encodeSearchAttributeIndexedValueType } from "@temporalio/common/lib/search-attributes.js";
import { searchAttributes } from "../../messages/search-attributes.ts";

/** Registers the search attributes that the namespace lacks; returns their names. */
export async function ensureSearchAttributes(connection: Connection, namespace: string): Promise<string[]> {
  const known = await connection.operatorService.listSearchAttributes({ namespace });
  const missing = Object.values(searchAttributes).filter(({ name }) => !known.customAttributes?.[name]);
  if (missing.length > 0) {
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(
        missing.map(({ name, type }) => [name, encodeSearchAttributeIndexedValueType(type) ?? 0]),
      ),
    });
  }
  return missing.map(({ name }) => name);
}
