import css from "./strip.css?inline";
import { Style } from "./style.tsx";

/** The woven band between parts of a page. */
export function Strip() {
  return (
    <>
      <Style name="strip" css={css} />
      <div className="strip" />
    </>
  );
}
