import css from "./flag.css?inline";
import { useIsLeftOut } from "./save-data.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { Style } from "./style.tsx";

interface FlagProps {
  picture: PictureProps;
  /** Hangs from the strip above and has none of its own. */
  hung?: boolean;
  first?: boolean;
  className?: string;
}

/** A picture of people, hung like a flag: flat on top, round below. */
export function Flag({ picture, hung, first, className = "" }: FlagProps) {
  if (useIsLeftOut(picture, picture.inText)) return null;
  return (
    <>
      <Style name="flag" css={css} />
      <figure className={`flag ${hung ? "flag--hung " : ""}${className}`.trim()}>
        <Picture {...picture} first={first} />
      </figure>
    </>
  );
}
