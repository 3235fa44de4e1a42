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
        {tabs.map(({ name }, index) => (
          <button key={name} type="button" id={`${id}-tab-${index}`} data-panel={`${id}-panel-${index}`}>
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <section
          key={name}
          className="tab-panel g-green"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-head-${index}`}
        >
          <h3 id={`${id}-head-${index}`}>{name}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
