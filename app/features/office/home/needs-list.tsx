import { afterLabel } from "content/labelled.ts";
import { staffHome } from "content/staff-home.ts";
import { staffToday } from "content/staff-today.ts";
import { Link } from "react-router";
import type { Need } from "../../../server/need.ts";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./needs-list.css";

const words = staffHome.needs;

interface NeedsListProps {
  needs: Need[];
  /** Number of needs, including those that are not shown. */
  all: number;
  /** True if more urgent needs are shown above the list. */
  isElse: boolean;
}

/** List of needs; each row is one link with the name of its act. */
export function NeedsList({ needs, all, isElse }: NeedsListProps) {
  return (
    <>
      <div className="sec-head">
        <h2 id="needs">{isElse ? staffToday.danger.else : words.heading}</h2>
        <p>{words.count(needs.length, all)}</p>
      </div>
      <ul className="needs">
        {needs.map(({ path, label, detail, act, icon, ground, count, isDocument }) => (
          <li key={`${label} ${path}`}>
            <span className={`need-mark ${ground}`} aria-hidden="true">
              <Icon name={icon} />
              {count !== undefined && <b>{count}</b>}
            </span>
            <Link className="need" to={path} reloadDocument={isDocument}>
              {label}
              <span className="vh">{afterLabel(act)}</span>
            </Link>
            <p>{detail}</p>
            <span className="need-act" aria-hidden="true">
              <span>{act}</span>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function NoNeeds({ isFirstDay }: { isFirstDay: boolean }) {
  return (
    <>
      <h2 id="needs" className="vh">
        {words.heading}
      </h2>
      <EmptyState
        art={hammock}
        heading={isFirstDay ? words.noneYet : words.none}
        text={isFirstDay ? words.noneYetDetail : words.noneDetail}
      />
    </>
  );
}
