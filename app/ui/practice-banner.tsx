import css from "./practice-banner.css?inline";
import { Style } from "./style.tsx";

export function PracticeBanner({ text }: { text: string }) {
  return (
    <aside className="practice">
      <Style name="practice-banner" css={css} />
      {text}
    </aside>
  );
}
