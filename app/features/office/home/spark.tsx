/** Width of the drawing in its own units; CSS stretches it. */
const width = 200;
const top = 6;
const bottom = 40;

/** Curve of daily numbers. It is decoration; a sentence beside it has the meaning. */
export function Spark({ daily }: { daily: number[] }) {
  const most = Math.max(...daily);
  if (most === 0)
    return (
      <svg className="spark" viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
        <path className="spark-none" d="M0 40H200" />
      </svg>
    );
  const points = daily.map((count, index) => {
    const x = (index * width) / (daily.length - 1);
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
