import adireCss from "./adire.css?inline";
import stripCss from "./strip.css?inline";
import { Style } from "./style.tsx";

/** Resist-dyed cloth for the class `adire`. */
export function AdireStyle() {
  return <Style name="adire" css={adireCss} />;
}

export function Strip() {
  return (
    <div className="strip">
      <Style name="strip" css={stripCss} />
    </div>
  );
}
