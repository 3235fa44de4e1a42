import { staffHome } from "content/staff-home.ts";
import { href, Link } from "react-router";
import type { Figure as FigureProps } from "../../../server/figure.ts";
import "./figures-section.css";

const words = staffHome.figures;

/** The last 30 days in figures: the sentences carry the meaning, the curves decorate. */
export function FiguresSection({ figures }: { figures: FigureProps[] }) {
  return (
    <section className="sec" aria-labelledby="figures">
      <div className="sec-head">
        <h2 id="figures">{words.heading}</h2>
        <p>
          {words.note} <Link to={href("/admin/searches")}>{words.searches}</Link>
        </p>
      </div>
      <ul className="figs">
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ label, total, daily, sentence }: FigureProps) {
  return (
    <li>
      <span className="fig-label">{label}</span>
      <b>{total.toLocaleString("en")}</b>
      <Spark daily={daily} />
      <p>{sentence}</p>
    </li>
  );
}

/** Width of the drawing in its own units; the page stretches it. */
const width = 200;
const top = 6;
const bottom = 40;

function Spark({ daily }: { daily: number[] }) {
  const most = Math.max(...daily);
  if (most === 0)
    return (
      <svg className="spark" viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
        <path className="spark-none" d="M0 40H200" />
      </svg>
    );
  const points = daily.map((count, place) => {
    const x = (place * width) / (daily.length - 1);
    return `${x.toFixed(1)} ${(bottom - ((bottom - top) * count) / most).toFixed(1)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <svg className="spark" viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
      <path className="spark-area" d={`${line}L200 44L0 44Z`} />
      <path className="spark-line" d={line} />
      <path className="spark-dot" d={`M${points.at(-1)}h.01`} />
    </svg>
  );
}
