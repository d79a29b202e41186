/** All that a caller hears of what broke on our side. */
export const FAILED_HERE =
  "Something failed on our side; try again, and quote the X-Request-Id of the answer if it persists.";
