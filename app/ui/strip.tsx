import css from "./strip.css?inline";
import { Style } from "./style.tsx";

export function Strip() {
  return (
    <>
      <Style name="strip" css={css} />
      <div className="strip" />
    </>
  );
}
