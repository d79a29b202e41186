import { CannotStart } from "../../runtime/cannot-start.ts";

export class UnknownTransaction extends CannotStart {
  constructor(requestHash: string) {
    super(`There is no transaction with the request hash ${requestHash} in this database.`);
  }
}
