import type { Command } from "@tiptap/pm/state";
import { keepFocus, Shape } from "./icon-button.tsx";
import { type Kind, kinds, nameOfKind, turnInto } from "./kinds.ts";

interface KindItemsProps {
  kind: string;
  run(command: Command): void;
  /** Heading above the items, for a menu that also has other items. */
  label?: string;
}

/** Menu items that change the current block's kind; none for a photo or film. */
export function KindItems({ kind, run, label }: KindItemsProps) {
  if (!(kind in kinds)) return null;
  return (
    <>
      {label && <span className="ed-menu-label">{label}</span>}
      {(Object.keys(kinds) as Kind[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === kind}
          {...keepFocus}
          onClick={() => run(turnInto(name))}
        >
          <Shape path={kinds[name].path} />
          {nameOfKind(name)}
        </button>
      ))}
    </>
  );
}
