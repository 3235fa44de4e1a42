import mark from "./art/mark.svg";
import css from "./logo.css?inline";
import { Style } from "./style.tsx";

/** For a link with the class `logo`. */
export function Logo({ name, kind }: { name: string; kind: string }) {
  return (
    <>
      <Style name="logo" css={css} />
      <img src={mark} width="44" height="44" alt="" fetchPriority="low" />
      <span>
        {name}
        {kind && <small>{` ${kind}`}</small>}
      </span>
    </>
  );
}
