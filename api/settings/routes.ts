import { getSettings } from "./get-settings.ts";
import { putSettings } from "./put-settings.ts";

export const settingsRoutes = [getSettings, putSettings];
