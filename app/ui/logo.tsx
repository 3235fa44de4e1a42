import mark from "./art/mark.svg";
import css from "./logo.css?inline";
import { Style } from "./style.tsx";

/** Logo for a link with the class `logo`. */
export function Logo({ name, kind, src = mark }: { name: string; kind: string; src?: string | undefined }) {
  return (
    <>
      <Style name="logo" css={css} />
      <img src={src} width="44" height="44" alt="" fetchPriority="low" />
      <span dir="auto">
        {name}
        {kind && <small>{` ${kind}`}</small>}
      </span>
    </>
  );
}
