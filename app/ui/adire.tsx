import css from "./adire.css?inline";
import { Style } from "./style.tsx";

/** Resist-dyed cloth for the class `adire`. */
export function AdireStyle() {
  return <Style name="adire" css={css} />;
}
