/** Changes whenever the same request could be judged differently; every verdict names it. */
export const ENGINE_VERSION = "0.33.0";
