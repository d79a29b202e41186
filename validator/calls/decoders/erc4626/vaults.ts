import type { Address } from "../../../addresses/address.ts";
import { told } from "../../../chain/reads.ts";
import type { Asset } from "../../../data/asset.ts";
import { tokenAt } from "../../../data/tokens.ts";
import table from "../../../data/vaults.json" with { type: "json" };
import type { Envelope } from "../decoder.ts";

type Row = [vault: string, asset: string];

const assets: ReadonlyMap<string, Address> = new Map(
  Object.entries(table.vaults as unknown as Record<string, Row[]>).flatMap(([chainId, rows]) =>
    rows.map(([vault, asset]) => [`${chainId}:${vault}`, asset as Address] as const),
  ),
);

/** What a vault takes and gives, by the table or by its own word; undefined where neither tells. */
export function assetOf({
  chainId,
  to,
  told: reads,
}: Pick<Envelope, "chainId" | "to" | "told">): Asset | undefined {
  const asset = assets.get(`${chainId}:${to}`) ?? told(reads?.vaults, to);
  return asset ? tokenAt(chainId, asset) : undefined;
}
