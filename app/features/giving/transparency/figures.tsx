import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { FiguresOf } from "./find-project-account.server.ts";

interface Figure {
  ground: `g-${string}`;
  label: string;
  value: string;
  /** Parts that the value has, or lacks. */
  notes?: (string | false | undefined)[];
}

/** Figures of a purse: came in, spent and left, with others after them. */
export function Figures({ account, others = [] }: { account: FiguresOf; others?: Figure[] }) {
  const { account: words } = useWords("transparency");
  const { opening, between, wentBack, passedOn } = account;
  const note = (sentence: string, amount: string | undefined) => amount && fillPlaces(sentence, { amount });
  const figures: Figure[] = [
    { ground: "g-green", label: words.cameIn, value: account.cameIn, notes: [note(words.besides, between)] },
    {
      ground: "g-pink",
      label: words.spent,
      value: account.spent,
      notes: [note(words.wentBack, wentBack), note(words.passedOn, passedOn)],
    },
    { ground: "g-yellow", label: words.left, value: account.left, notes: [note(words.opening, opening)] },
    ...others,
  ];
  return (
    <dl className="figs">
      {figures.map(({ ground, label, value, notes = [] }) => (
        <div key={ground} className={ground}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {notes.filter(Boolean).map((note) => (
            <dd key={String(note)}>{note}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
