import { staffHome } from "content/staff-home.ts";
import { Link } from "react-router";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { useButtons } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import "./checklist-card.css";

const words = staffHome.checklist;

/** Number of steps that are shown; a button shows the others. */
const firstSteps = 3;

interface ShownStep {
  step: string;
  isDone: boolean;
  label: string;
  todo: string;
  to: string;
}

interface ChecklistCardProps {
  checklist: ShownStep[];
  welcome: { label: string; to: string } | undefined;
  /** Name of the foundation's country, if the words guard does not know its places. */
  unguarded: string | undefined;
  onAnswer(answer: StaffFormResult): void;
}

/** Checklist "Make it yours"; each completed step is a stitch in a drawn smile. */
export function ChecklistCard({ checklist, welcome, unguarded, onAnswer }: ChecklistCardProps) {
  const fetcher = useButtons(onAnswer);
  const done = checklist.filter(({ isDone }) => isDone);
  const open = checklist.filter(({ isDone }) => !isDone);
  return (
    <section className="yours g-lilac" aria-labelledby="yours">
      <div className="yours-top">
        <Grin done={done.length} all={checklist.length} />
        <div>
          <h2 id="yours">{words.heading}</h2>
          <p>{open.length === 0 ? words.allDone : words.progress(done.length, checklist.length)}</p>
        </div>
      </div>
      {unguarded !== undefined && <p>{words.unguarded(unguarded)}</p>}
      {welcome && <ActLink {...welcome} />}
      <Steps steps={open.slice(0, firstSteps)} />
      <MoreSteps label={words.more(open.length - firstSteps)} steps={open.slice(firstSteps)} />
      <MoreSteps label={words.countDone(done.length)} steps={done} isDone />
      <fetcher.Form method="post" className="yours-end">
        <input type="hidden" name="intent" value="put-away" />
        <button type="submit">{words.putAway}</button>
      </fetcher.Form>
    </section>
  );
}

function MoreSteps({ label, steps, isDone = false }: { label: string; steps: ShownStep[]; isDone?: boolean }) {
  if (steps.length === 0) return null;
  return (
    <details className="done-steps">
      <summary>
        <Knot isDone={isDone} />
        {label}
        <Icon name="next" />
      </summary>
      <Steps steps={steps} />
    </details>
  );
}

function Steps({ steps }: { steps: ShownStep[] }) {
  return (
    <ul className="todo-list">
      {steps.map(({ step, isDone, label, todo, to }) => (
        <li key={step} className={isDone ? "is-done" : undefined}>
          <Knot isDone={isDone} />
          <Link to={to}>
            <span>
              {isDone && <span className="vh">{words.done} </span>}
              {label}
              {!isDone && <small>{todo}</small>}
            </span>
          </Link>
          {!isDone && <Icon name="next" />}
        </li>
      ))}
    </ul>
  );
}

function Knot({ isDone }: { isDone: boolean }) {
  return (
    <svg className={isDone ? "knot knot--done" : "knot"} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M2 5h22v6a11 11 0 0 1-22 0z" />
      {isDone && <path d="M8 11l4 4 7-7" />}
    </svg>
  );
}

/** Angles of the mouth on its ellipse, in degrees, and the gap between two stitches. */
const mouthFrom = 4;
const mouthTo = 176;
const gap = 8;

function stitches(count: number): string[] {
  const length = (mouthTo - mouthFrom - gap * (count - 1)) / count;
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(80 - 58 * Math.cos(angle)).toFixed(1)} ${(52 + 62 * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, place) => {
    const from = mouthFrom + place * (length + gap);
    return `M${point(from)}A58 62 0 0 0 ${point(from + length)}`;
  });
}

/** The smile of the checklist. */
export function Grin({ done, all }: { done: number; all: number }) {
  return (
    <svg className="grin" viewBox="10 4 140 118" role="img" aria-label={words.grin(done, all)}>
      <circle cx="56" cy="30" r="9" fill="currentColor" />
      <circle cx="104" cy="30" r="9" fill="currentColor" />
      {stitches(all).map((arc, index) => (
        <path key={arc} className={index < done ? "sewn" : "unsewn"} d={arc} />
      ))}
    </svg>
  );
}
