import adireCss from "./adire.css?inline";
import stripCss from "./strip.css?inline";
import { Style } from "./style.tsx";

/** Style of the class `adire`, a pattern of resist-dyed cloth. */
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
