import { approveConnection } from "./approve-connection.ts";
import { getConnectionStatus } from "./get-connection-status.ts";
import { initiateConnection } from "./initiate-connection.ts";

export const connectRoutes = [initiateConnection, getConnectionStatus, approveConnection];
