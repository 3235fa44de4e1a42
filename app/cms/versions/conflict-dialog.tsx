import "../../staff-kit/sheets/sheets.css";
import { staffVersions } from "content/staff-versions.ts";
import { useContext, useState } from "react";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { Modal } from "../../ui/modal.tsx";
import { writeMoment } from "../../values/site-time.ts";
import type { Conflict } from "../../values/staff-form-result.ts";
import { ProjectChoicesContext } from "../belongs-to/project-choices.ts";
import { isConflict } from "./merge-values.ts";

const words = staffVersions.conflict;

type Choice = "both" | "mine" | "theirs";

interface ConflictDialogProps {
  conflict: Conflict;
  onDecided(formValues: FormValues): void;
  onClose(): void;
}

/** Asks for each conflict which text to keep. */
export function ConflictDialog({ conflict, onDecided, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const projects = useContext(ProjectChoicesContext);
  const places = conflict.fields.flatMap(({ name, label, isList, parts }) => {
    let block = 0;
    return parts.flatMap((part) => {
      if (!isConflict(part)) {
        block += part.agreed.length;
        return [];
      }
      const about = isList ? `${label} ${block + 1}` : label;
      block += Math.max(part.mine.length, part.theirs.length);
      return [{ ...part, about, isList, isProject: name === "project" }];
    });
  });
  const place = places[choices.length];
  if (place === undefined) return null;
  const choose = (choice: Choice) => {
    const all = [...choices, choice];
    if (all.length < places.length) setChoices(all);
    else onDecided(decide(conflict, all));
  };
  const { by, at } = conflict;
  const titled = (texts: string[]) =>
    place.isProject ? texts.map((id) => projects.find((project) => String(project.id) === id)?.title ?? id) : texts;
  return (
    <Modal
      sheet="wide"
      heading={words.heading(by)}
      close={words.later}
      onClose={onClose}
      foot={
        <>
          {place.isList && (
            <button type="button" className="btn" onClick={() => choose("both")}>
              {words.both}
            </button>
          )}
          <button type="button" className="btn btn--line" onClick={() => choose("mine")}>
            {words.mine}
          </button>
          <button type="button" className="btn btn--line" onClick={() => choose("theirs")}>
            {words.onlyTheirs(by)}
          </button>
        </>
      }
    >
      <p role="status">
        {words.text(place.about)} {places.length > 1 && words.count(choices.length + 1, places.length)}
      </p>
      <div className="vs">
        <Half heading={words.yours} texts={titled(place.mine)} />
        <Half heading={words.theirs(by, writeMoment(at))} texts={titled(place.theirs)} />
      </div>
    </Modal>
  );
}

function Half({ heading, texts }: { heading: string; texts: string[] }) {
  const blocks = texts.map((text, index) => ({ text, place: index }));
  return (
    <div>
      <h3>{heading}</h3>
      {texts.join("") === "" && <p>{words.removed}</p>}
      {blocks.map(({ text, place }) => (
        <p key={place}>{text}</p>
      ))}
    </div>
  );
}

/** Returns the form with these choices, in the order of the conflicts. */
export function decide({ formValues, fields, version }: Conflict, choices: Choice[]): FormValues {
  const left = [...choices];
  const decided = fields.map(({ name, parts }) => {
    const texts = parts.flatMap((part) => {
      if (!isConflict(part)) return part.agreed;
      const choice = left.shift();
      if (choice === "both") return [...part.mine, ...part.theirs];
      return choice === "theirs" ? part.theirs : part.mine;
    });
    return [name, texts];
  });
  return { ...formValues, ...(Object.fromEntries(decided) as FormValues), version: [String(version)] };
}
