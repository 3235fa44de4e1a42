/** Width of the bar, in characters. */
const width = 24;

/** How often a line is written where there is no terminal, in milliseconds. */
const restMilliseconds = 10_000;

/**
 * Tells how far something is: a bar that moves on a terminal, a line now and then everywhere else.
 *
 * @param what like `copying posts`
 */
export function progressLine(output: NodeJS.WriteStream, now = () => performance.now()) {
  let said = "";
  let next = now();
  return {
    tell(what: string, done: number, total: number): void {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const line = `${what} … ${percent} % (${done} of ${total})`;
      if (output.isTTY) {
        const filled = Math.round((width * percent) / 100);
        const text = `[${"#".repeat(filled)}${"-".repeat(width - filled)}] ${line}`;
        // No longer than the line: a broken one cannot be written over.
        output.write(`\r${text.slice(0, (output.columns ?? 80) - 1)}\x1b[K`);
        said = text;
      } else if (now() >= next && line !== said) {
        output.write(`${line}\n`);
        said = line;
        next = now() + restMilliseconds;
      }
    },
    /** Leaves the bar, so that what follows has a line of its own. */
    end(): void {
      if (output.isTTY && said !== "") output.write("\r\x1b[K");
      said = "";
    },
  };
}
