import css from "./adire.css?inline";
import { Style } from "./style.tsx";

/** The rules of the resist-dyed cloth, for whatever carries the class `adire`. */
export function AdireStyle() {
  return <Style name="adire" css={css} />;
}
