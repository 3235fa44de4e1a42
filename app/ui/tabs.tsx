import type { ReactNode } from "react";
import { Style } from "./style.tsx";
import css from "./tabs.css?inline";

type TabsProps = { id: string; heading: string; tabs: { name: string; content: ReactNode }[] };

/** Panels, one below the other; the page script turns them into tabs. */
export function Tabs({ id, heading, tabs }: TabsProps) {
  return (
    <div data-tabs>
      <Style name="tabs" css={css} />
      <h2 className="t-1">{heading}</h2>
      <div className="tabs" data-label={heading} hidden>
        {tabs.map(({ name }, place) => (
          <button key={name} type="button" id={`${id}-tab-${place}`} data-panel={`${id}-panel-${place}`}>
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, place) => (
        <section
          key={name}
          className="tab-panel g-green"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-head-${place}`}
        >
          <h3 id={`${id}-head-${place}`}>{name}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
