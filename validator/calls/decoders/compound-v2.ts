import { comptroller } from "./compound-v2/comptroller.ts";
import { cToken } from "./compound-v2/ctoken.ts";
import { maximillion } from "./compound-v2/maximillion.ts";

export const compoundV2 = [...cToken, ...comptroller, ...maximillion];
