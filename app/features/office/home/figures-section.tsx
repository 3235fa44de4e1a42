import { formatNumber } from "content/intl.ts";
import { staffHome } from "content/staff-home.ts";
import { href, Link } from "react-router";
import type { Figure as FigureProps } from "../../../server/figure.ts";
import { Spark } from "./spark.tsx";
import "./figures-section.css";

const words = staffHome.figures;

/** The last 30 days in figures: the sentences carry the meaning, the curves decorate. */
export function FiguresSection({ figures }: { figures: FigureProps[] }) {
  return (
    <section className="sec" aria-labelledby="figures">
      <div className="sec-head">
        <h2 id="figures">{words.heading}</h2>
        <p>
          {words.note} <Link to={href("/admin/visits")}>{words.visits}</Link>{" "}
          <Link to={href("/admin/searches")}>{words.searches}</Link>
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
      <b>{formatNumber(total)}</b>
      <Spark daily={daily} />
      <p>{sentence}</p>
    </li>
  );
}
