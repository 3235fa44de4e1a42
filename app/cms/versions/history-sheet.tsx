import "../../staff-kit/sheets/sheets.css";
import { staffVersions as words } from "content/staff-versions.ts";
import { useFetcher } from "react-router";
import { Modal } from "../../ui/modal.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { writeMoment } from "../../values/site-time.ts";
import type { History, VersionLine } from "./find-history.server.ts";
import type { Run } from "./word-diff.ts";

interface HistorySheetProps {
  /** Path of the item's page, which handles `?history`. */
  path: string;
  /** History that was rendered with the page for `?history`. */
  initial: History | undefined;
  onRestore(version: number): void;
  onClose(): void;
}

/** Shows versions with their changes, and a button that restores each. */
export function HistorySheet({ path, initial, onRestore, onClose }: HistorySheetProps) {
  const fetcher = useFetcher<{ history?: History }>();
  const history = fetcher.data?.history ?? initial;
  const load = (version: number | "") => void fetcher.load(`${path}?history=${version}`);
  useOnChange([], () => {
    if (initial === undefined) load("");
  });
  const chosen = history?.chosen;
  const isNow = chosen?.version === history?.versions[0]?.version && !chosen?.isUnchosen;
  return (
    <Modal
      sheet="side"
      heading={words.heading}
      close={words.close}
      onClose={onClose}
      foot={
        chosen &&
        !isNow && (
          <form
            className="btns"
            method="post"
            action={path}
            onSubmit={(event) => {
              event.preventDefault();
              onRestore(chosen.version);
            }}
          >
            <input type="hidden" name="restore" value={chosen.version} />
            <button type="submit" name="intent" value="restore" className="btn">
              {words.restore}
            </button>
          </form>
        )
      }
    >
      {history?.versions.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="vers" aria-busy={history === undefined}>
        {history?.versions.map((line, index) => (
          <Line
            key={line.version}
            line={line}
            path={path}
            isNow={index === 0}
            isChosen={line.version === chosen?.version}
            onChoose={() => load(line.version)}
          />
        ))}
      </ul>
      {chosen && <Differences {...chosen} />}
    </Modal>
  );
}

interface LineProps {
  line: VersionLine;
  path: string;
  isNow: boolean;
  isChosen: boolean;
  onChoose(): void;
}

function Line({ line, path, isNow, isChosen, onChoose }: LineProps) {
  const { version, savedAt, savedBy, origin } = line;
  return (
    <li>
      <a
        href={`${path}?history=${version}`}
        aria-current={isChosen ? "true" : undefined}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        <span>
          <b>{isNow && origin !== "unchosen" ? `${words.now}, ${writeMoment(savedAt)}` : writeMoment(savedAt)}</b>
          <small>{words.by(savedBy, origin)}</small>
        </span>
        <small>{words.counts(line.words, line.added, line.removed)}</small>
      </a>
    </li>
  );
}

function Differences({ savedBy, isUnchosen, fields }: NonNullable<History["chosen"]>) {
  return (
    <section aria-live="polite">
      <div className="diff-key">
        <h3>{isUnchosen ? words.wrote(savedBy) : words.changed(savedBy)}</h3>
        <span className="small" aria-hidden="true">
          <ins>{words.putIn}</ins> <del>{words.takenOut}</del>
        </span>
      </div>
      {fields.length === 0 && <p>{words.same}</p>}
      {fields.length > 0 && (
        <div className="diff">
          {fields.map(({ label, blocks }) => (
            <div key={label}>
              <h4>{label}</h4>
              {blocks.map((runs, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one version never move.
                <p key={index}>
                  {runs.map((run, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <Words key={at} {...run} />
                  ))}
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Marks changes with words also, as screen readers rarely announce <ins> and <del>. */
function Words({ kind, text }: Run) {
  if (kind === "same") return text;
  const Element = kind;
  return (
    <Element>
      <span className="vh">{`[${kind === "ins" ? words.putIn : words.takenOut}: `}</span>
      {text}
      <span className="vh">]</span>
    </Element>
  );
}
