/** Width of the bar, in characters. */
const width = 24;

/** Minimum time between lines without a terminal (ms). */
const delayMs = 10_000;

/**
 * Shows a progress bar on a terminal, otherwise a line from time to time.
 * @param what such as `copying posts`
 */
export function progressLine(output: NodeJS.WriteStream, now = () => performance.now()) {
  let said = "";
  let next = now();
  return {
    show(what: string, done: number, total: number): void {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const line = `${what} … ${percent} % (${done} of ${total})`;
      if (output.isTTY) {
        const filled = Math.round((width * percent) / 100);
        const text = `[${"#".repeat(filled)}${"-".repeat(width - filled)}] ${line}`;
        // Shortened, as a wrapped line cannot be overwritten.
        output.write(`\r${text.slice(0, (output.columns ?? 80) - 1)}\x1b[K`);
        said = text;
      } else if (now() >= next && line !== said) {
        output.write(`${line}\n`);
        said = line;
        next = now() + delayMs;
      }
    },
    end(): void {
      if (output.isTTY && said !== "") output.write("\r\x1b[K");
      said = "";
    },
  };
}
