import { appPages } from "./get-app-pages.ts";
import { getConnectPage } from "./get-connect-page.ts";
import { getConsentPage } from "./get-consent-page.ts";
import { getPageFile } from "./get-page-file.ts";

export const pageRoutes = [...appPages, getConnectPage, getConsentPage, getPageFile];
