import { useWords } from "../../foundation/words/use-words.tsx";

interface Figure {
  ground: `g-${string}`;
  label: string;
  value: string;
}

/** Figures of a purse: came in, spent and left, with others after them. */
export function Figures({
  account,
  others = [],
}: {
  account: { cameIn: string; spent: string; left: string };
  others?: Figure[];
}) {
  const { account: words } = useWords("transparency");
  const figures: Figure[] = [
    { ground: "g-green", label: words.cameIn, value: account.cameIn },
    { ground: "g-pink", label: words.spent, value: account.spent },
    { ground: "g-yellow", label: words.left, value: account.left },
    ...others,
  ];
  return (
    <dl className="figs">
      {figures.map(({ ground, label, value }) => (
        <div key={ground} className={ground}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
