import { getSettings } from "./get-settings.ts";
import { getSettingsByAddress } from "./get-settings-by-address.ts";
import { putSettings } from "./put-settings.ts";

export const settingsRoutes = [getSettings, putSettings, getSettingsByAddress];
