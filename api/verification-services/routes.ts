import { getServiceByInbox, getServiceByKey, getVerificationService } from "./get-service.ts";
import { listActiveServices, listServices } from "./list-services.ts";

export const verificationServiceRoutes = [
  listServices,
  listActiveServices,
  getVerificationService,
  getServiceByInbox,
  getServiceByKey,
];
