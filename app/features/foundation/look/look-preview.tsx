import { staffLook } from "content/staff-look.ts";
import { useEffect, useState } from "react";
import { href } from "react-router";
import { useIsInUse } from "../use/switched-off.tsx";

const words = staffLook.preview;

const pages = ["home", "event", "donate"] as const;
const screens = ["phone", "desk"] as const;

/** Delay after the last change (ms), because dragging in a colour field changes the value many times. */
const delayMs = 400;

/** Previews pages in the form's look, at phone and desktop width. */
export function LookPreview({ values }: { values: Record<string, string> }) {
  const takesGifts = useIsInUse("gifts");
  const [page, setPage] = useState<(typeof pages)[number]>("home");
  const [screen, setScreen] = useState<(typeof screens)[number]>("phone");
  const { version: _version, idempotencyKey: _key, ready: _ready, ...look } = values;
  const query = new URLSearchParams(look).toString();
  const [shown, setShown] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setShown(query), delayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <aside className="look-live" aria-labelledby="look-preview">
      <h2 id="look-preview">{words.heading}</h2>
      <p className="small muted">{words.text}</p>
      <Choice
        name={words.page}
        options={pages.filter((page) => takesGifts || page !== "donate")}
        labels={words.pages}
        chosen={page}
        onChoose={setPage}
      />
      <Choice name={words.screen} options={screens} labels={words.screens} chosen={screen} onChoose={setScreen} />
      <div className={`look-frame look-frame--${screen}`}>
        <iframe
          title={words.frame}
          // Without scripts, and without links that leave the page.
          sandbox="allow-same-origin"
          src={`${href("/admin/look/preview/:page", { page })}?${shown}`}
        />
      </div>
    </aside>
  );
}

interface ChoiceProps<Option extends string> {
  name: string;
  options: readonly Option[];
  labels: NoInfer<Record<Option, string>>;
  chosen: NoInfer<Option>;
  onChoose(option: NoInfer<Option>): void;
}

function Choice<Option extends string>({ name, options, labels, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a heading to two buttons.
    <div className="look-choice" role="group" aria-label={name}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="chip needs-script"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {labels[option]}
        </button>
      ))}
    </div>
  );
}
