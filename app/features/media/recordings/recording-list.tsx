import { staffRecordings as words } from "content/staff-recordings.ts";
import { href, Link } from "react-router";
import { SureButton } from "../../../staff-kit/sure-button.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { ConsentStateChip } from "../consent/consent-state-chip.tsx";
import type { ConsentState } from "../consent/find-consents.server.ts";
import { type Recording, writeLength } from "./recording.ts";
import "./recordings.css";

interface RecordingListProps {
  recordings: (Recording & {
    id: number;
    isHeard: boolean;
    isOutdated: boolean;
    /** True if it is played although the page may have changed since. */
    isUnmarked: boolean;
    conversion: "none" | "waiting" | "failed";
    people: { id: number; code: string; state: ConsentState }[];
  })[];
  path: string;
  /** Hash of the words with which the member compares recordings; null if the member may not confirm any. */
  mark: string | null;
}

type Shown = Pick<RecordingListProps["recordings"][number], "isHeard" | "isOutdated" | "isUnmarked">;

function sentenceOf({ isHeard, isOutdated, isUnmarked }: Shown): string {
  if (!isHeard) return words.isSilent;
  if (isOutdated) return words.isOutdated;
  return isUnmarked ? words.isUnmarked : words.isHeard;
}

export function RecordingList({ recordings, path, mark }: RecordingListProps) {
  if (recordings.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <ul className="recordings">
      {recordings.map(({ id, src, language, seconds, bytes, isHeard, isOutdated, isUnmarked, conversion, people }) => (
        <li key={id}>
          <h2 className="t-3">{language}</h2>
          <p className="small muted">
            {writeLength(seconds)}, {writeBytes(bytes)}
          </p>
          {/* biome-ignore lint/a11y/useMediaCaption: it reads the text of the page aloud. */}
          <audio controls preload="none" src={src} aria-label={language} />
          {conversion !== "none" && <p>{words.conversion[conversion]}</p>}
          <p>{sentenceOf({ isHeard, isOutdated, isUnmarked })}</p>
          {(isOutdated || isUnmarked) && mark !== null && (
            <form method="post" action={path} encType="multipart/form-data">
              <input type="hidden" name="confirm" value={id} />
              <input type="hidden" name="mark" value={mark} />
              <button type="submit" className="act">
                {words.confirm}
                <span className="vh"> {language}</span>
              </button>
            </form>
          )}
          <ul className="voices" aria-label={words.consents}>
            {people.map((person) => (
              <li key={person.id}>
                <Link to={href("/admin/consents/:id", { id: String(person.id) })}>{person.code}</Link>{" "}
                <ConsentStateChip state={person.state} />
              </li>
            ))}
          </ul>
          <SureButton
            label={words.delete}
            heading={words.deleteAsk(language)}
            text={words.deleteText}
            path={path}
            field={{ name: "delete", value: id }}
          />
        </li>
      ))}
    </ul>
  );
}
