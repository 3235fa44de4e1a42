import { staffPublishing as words } from "content/staff-publishing.ts";
import { useId } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Rejection } from "../../values/staff-form-result.ts";

interface RefusalsProps {
  refusals: Rejection[];
  onShow(refusal: Rejection): void;
}

/** What saving would refuse, each with the way to its field. */
export function Rejections({ refusals, onShow }: RefusalsProps) {
  const id = useId();
  return (
    <section className="first" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>
        <Icon name="alert" />
        {words.first(refusals.length)}
      </h3>
      <ul>
        {refusals.map((refusal) => (
          <li key={`${refusal.at ?? refusal.field} ${refusal.text}`}>
            <span>
              <b>{refusal.label ?? refusal.text}</b>
              {refusal.label && <small>{refusal.text}</small>}
            </span>
            {(refusal.isStale || refusal.field) && (
              <Act label={words.show} about={sentenceOf(refusal)} onClick={() => onShow(refusal)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentenceOf = ({ label, text }: Rejection): string => (label ? `${label}: ${text}` : text);
