/** The version of the interface, as GET / and the OpenAPI document state it. */
export const version = "1.0";
