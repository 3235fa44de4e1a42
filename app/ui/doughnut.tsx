import css from "./doughnut.css?inline";
import { Style } from "./style.tsx";

export interface Share {
  label: string;
  percent: number;
  /** Index among the colours; by default, that in the list. A slice keeps its colour when another one is missing. */
  position?: number;
  /** Text below the label. */
  note?: string;
}

/** Each colour has its own textile pattern, so that the chart does not rely on colour. */
const fills = [
  {
    id: "cloth-0",
    size: 22,
    ground: "#C3E6B4",
    mark: (
      <path
        d="M0 0a11 11 0 0 0 22 0M-11 11a11 11 0 0 0 22 0a11 11 0 0 0 22 0"
        fill="none"
        stroke="#7FBF83"
        strokeWidth="2.5"
      />
    ),
  },
  {
    id: "cloth-1",
    size: 24,
    ground: "#5B2889",
    mark: <path d="M12 5l7 7-7 7-7-7z" fill="none" stroke="#DCC8EE" strokeWidth="2.5" />,
  },
  {
    id: "cloth-2",
    size: 16,
    ground: "#FFF7E8",
    mark: (
      <g fill="#D9467E">
        <circle cx="4" cy="4" r="2.5" />
        <circle cx="12" cy="12" r="2.5" />
      </g>
    ),
  },
  {
    id: "cloth-3",
    size: 20,
    ground: "#FFC72E",
    mark: <path d="M-2 14l6-8 6 8 6-8 6 8" fill="none" stroke="#2A0E45" strokeWidth="2.5" />,
  },
  { id: "cloth-4", size: 14, ground: "#F8A5C2", mark: <path d="M0 0h7v14H0z" fill="#D9467E" opacity=".5" /> },
  {
    id: "cloth-5",
    size: 18,
    ground: "#DCC8EE",
    mark: <path d="M0 9h18M9 0v18" fill="none" stroke="#5B2889" strokeWidth="2" />,
  },
];

/** Radius and circumference, and the dark gap between slices. */
const radius = 148;
const ring = 2 * Math.PI * radius;
const seam = 6.5;

/** Rounds a length; two decimals are finer than any screen. */
const fine = (length: number) => Number(length.toFixed(2));

const fill = (place: number): string => `url(#${fills[place % fills.length]?.id})`;

/** Returns the colours that some shares use. */
const fillsOf = (shares: Share[]) => {
  const used = new Set(shares.map(({ position }, index) => (position ?? index) % fills.length));
  return fills.filter((_, index) => used.has(index));
};

/** Formats a percentage as in the specification: `40.00%`. */
export const writePercent = (percent: number): string => `${percent.toFixed(2)}%`;

/** A doughnut chart, rendered on the server, with a face in the middle and a legend as a list. */
export function Doughnut({ label, shares }: { label: string; shares: Share[] }) {
  let from = 0;
  const slices = shares.map(({ percent, position }, index) => {
    const slice = {
      fill: fill(position ?? index),
      length: fine(Math.max((percent / 100) * ring - seam, 0)),
      offset: -fine(from + seam / 2),
    };
    from += (percent / 100) * ring;
    return slice;
  });
  return (
    <div className="spend">
      <Style name="doughnut" css={css} />
      <svg className="donut" viewBox="0 0 400 400" role="img" aria-label={label}>
        <defs>
          {fillsOf(shares).map(({ id, size, ground, mark }) => (
            <pattern key={id} id={id} width={size} height={size} patternUnits="userSpaceOnUse">
              <path fill={ground} d={`M0 0h${size}v${size}H0z`} />
              {mark}
            </pattern>
          ))}
        </defs>
        <g fill="none" strokeWidth="86" transform="rotate(-90 200 200)">
          <circle cx="200" cy="200" r={radius} stroke="var(--fg)" strokeWidth="98" />
          {slices.map(({ fill: stroke, length, offset }) => (
            <circle
              key={offset}
              cx="200"
              cy="200"
              r={radius}
              stroke={stroke}
              strokeDasharray={`${length} ${fine(ring)}`}
              strokeDashoffset={offset}
            />
          ))}
        </g>
        <circle cx="200" cy="200" r="99" fill="#FFC72E" />
        <g fill="#2A0E45">
          <circle cx="171" cy="180" r="11" />
          <circle cx="229" cy="180" r="11" />
          <path d="M156 208h88a44 44 0 0 1-88 0z" />
        </g>
      </svg>
      <ul className="legend">
        {shares.map(({ label: name, percent, position, note }, index) => (
          <li key={name}>
            <svg viewBox="0 0 56 34" aria-hidden="true">
              <path
                d="M2 2h52v6a24 24 0 0 1-24 24h-4A24 24 0 0 1 2 8z"
                fill={fill(position ?? index)}
                stroke="var(--fg)"
                strokeWidth="3"
              />
            </svg>
            <b>{writePercent(percent)}</b>
            <span>{name}</span>
            {note !== undefined && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
