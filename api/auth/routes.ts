import { getMe } from "./get-me.ts";
import { logout } from "./logout.ts";
import { logoutAll } from "./logout-all.ts";
import { refresh } from "./refresh.ts";
import { validate } from "./validate.ts";

export const authRoutes = [refresh, logout, logoutAll, validate, getMe];
