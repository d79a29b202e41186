import { bulker } from "./compound-v3/bulker.ts";
import { comet } from "./compound-v3/comet.ts";
import { rewards } from "./compound-v3/rewards.ts";
import { share } from "./compound-v3/share.ts";

/** Stands before the coins' decoders, because a market is a coin too and does more. */
export const compoundV3 = [...comet, ...share, ...rewards, ...bulker];
