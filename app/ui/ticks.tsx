import { Style } from "./style.tsx";
import css from "./ticks.css?inline";

/** A list of points, each marked with a smile. */
export function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticks">
      <Style name="ticks" layer="feature" css={css} />
      {points.map((point) => (
        <li key={point}>
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
