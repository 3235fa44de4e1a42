import css from "./flag.css?inline";
import { Picture, type PictureProps } from "./picture.tsx";
import { useIsLeftOut } from "./save-data.ts";
import { Style } from "./style.tsx";

interface FlagProps {
  picture: PictureProps;
  /** Below another strip. */
  attached?: boolean;
  first?: boolean;
  className?: string;
}

/** Shaped like a flag: flat above, round below. */
export function Flag({ picture, attached, first, className = "" }: FlagProps) {
  if (useIsLeftOut(picture, picture.inText)) return null;
  return (
    <>
      <Style name="flag" css={css} />
      <figure className={`flag ${attached ? "flag--hung " : ""}${className}`.trim()}>
        <Picture {...picture} first={first} />
      </figure>
    </>
  );
}
