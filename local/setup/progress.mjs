const EVERY_SECONDS_ON_TERMINAL = 1;
const EVERY_SECONDS_ELSEWHERE = 5;

/**
 * Says what a long step does and, while it lasts, for how long already.
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function withProgress(sentence, step) {
  const terminal = process.stdout.isTTY === true;
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  process.stdout.write(terminal ? `${sentence}…` : `${sentence}…\n`);
  const timer = setInterval(
    () => process.stdout.write(terminal ? `\r${sentence}… ${seconds()}` : `  … ${seconds()}\n`),
    1000 * (terminal ? EVERY_SECONDS_ON_TERMINAL : EVERY_SECONDS_ELSEWHERE),
  );
  try {
    const result = await step();
    process.stdout.write(terminal ? `\r${sentence}: done in ${seconds()}.\n` : `  done in ${seconds()}\n`);
    return result;
  } catch (error) {
    process.stdout.write(terminal ? "\n" : "");
    throw error;
  } finally {
    clearInterval(timer);
  }
}
