/** What says of a sum that it is of all calls together. */
export const IN_ALL =
  /^(?:total|in total|in all|altogether|overall|together|total of|a total of|all in all)$/;
