import { staffPublishing as words } from "content/staff-publishing.ts";
import { useId } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Rejection } from "../../values/staff-form-result.ts";

interface RejectionsProps {
  rejections: Rejection[];
  onShow(rejection: Rejection): void;
}

export function Rejections({ rejections, onShow }: RejectionsProps) {
  const id = useId();
  return (
    <section className="first" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>
        <Icon name="alert" />
        {words.first(rejections.length)}
      </h3>
      <ul>
        {rejections.map((rejection) => (
          <li key={`${rejection.at ?? rejection.field} ${rejection.text}`}>
            <span>
              <b>{rejection.label ?? rejection.text}</b>
              {rejection.label && <small>{rejection.text}</small>}
            </span>
            {(rejection.isStale || rejection.field) && (
              <Act label={words.show} about={sentenceOf(rejection)} onClick={() => onShow(rejection)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentenceOf = ({ label, text }: Rejection): string => (label ? `${label}: ${text}` : text);
