import { getMe } from "./get-me.ts";

export const authRoutes = [getMe];
