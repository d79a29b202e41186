/** Changes whenever the same request could be judged differently; every verdict names it. */
export const ENGINE_VERSION = "0.34.0";
