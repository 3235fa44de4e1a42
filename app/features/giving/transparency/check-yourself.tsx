import { checkFiles } from "content/check-files.ts";
import { href } from "react-router";
import { writeBytes } from "../../../values/bytes.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { MonthFile } from "./find-months.server.ts";

interface CheckYourselfProps {
  /** Closed months, newest first. */
  files: readonly (MonthFile & { month: string })[];
  origin: string;
}

/** Number of files that the page lists before a fold. */
const listed = 3;

const pathOf = (month: string): string => href("/transparency/:month.csv", { month });

/** Says how anybody checks the files of closed months, with links to them. */
export function CheckYourself({ files, origin }: CheckYourselfProps) {
  const { check: words } = useWords("transparency");
  const seals = href("/transparency/SHA256SUMS");
  const [newest] = files;
  const commands = [
    `curl -O ${origin}${seals}`,
    ...files
      .slice(0, 2)
      .toReversed()
      .map(({ month }) => `curl -O ${origin}${pathOf(month)}`),
    "sha256sum -c --ignore-missing SHA256SUMS",
    ...(newest ? [`head -1 ${newest.month}.csv    # ${checkFiles.comment}`] : []),
  ];
  return (
    <section className="section g-ink" aria-labelledby="check">
      <div className="wrap seals">
        <div className="stack">
          <h2 id="check" className="t-1">
            {words.heading}
          </h2>
          <p className="lede">{words.lede}</p>
          {newest && (
            <section aria-label={words.commands}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the wide lines. */}
              <pre tabIndex={0}>
                <code>{commands.join("\n")}</code>
              </pre>
            </section>
          )}
          <p>{words.not}</p>
          <details>
            <summary>{words.how}</summary>
            <div className="stack">
              {checkFiles.form.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ul className="columns">
                {checkFiles.columns.map((column) => (
                  <li key={column}>{column}</li>
                ))}
              </ul>
              <p>{checkFiles.sums}</p>
            </div>
          </details>
        </div>
        <div className="stack">
          <h3>{words.files}</h3>
          {newest === undefined ? (
            <p>{words.none}</p>
          ) : (
            <>
              <ul className="files">
                {files.slice(0, listed).map((file) => (
                  <File key={file.month} {...file} />
                ))}
                <li>
                  <a href={seals}>SHA256SUMS</a>
                  <div>{words.seals}</div>
                </li>
              </ul>
              {files.length > listed && (
                <details>
                  <summary>{words.all}</summary>
                  <ul className="files">
                    {files.slice(listed).map((file) => (
                      <File key={file.month} {...file} />
                    ))}
                  </ul>
                </details>
              )}
              <p>{fillPlaces(words.seal, { month: writeMonth(newest.month) })}</p>
              <p className="hash">{newest.sha256}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function File({ month, rows, bytes }: CheckYourselfProps["files"][number]) {
  const { check: words } = useWords("transparency");
  return (
    <li>
      <a href={pathOf(month)}>{month}.csv</a>
      <div>{fillPlaces(words.file, { rows: String(rows), size: writeBytes(bytes) })}</div>
    </li>
  );
}
