import { Style } from "../../../ui/style.tsx";
import css from "./document-cover.css?inline";
import type { DocumentKind } from "./document-facts.ts";

interface DocumentCoverProps {
  kind: DocumentKind;
  /** Name of the kind. */
  label: string;
  year: number;
}

const grounds: Record<DocumentKind, string> = {
  report: "g-pink",
  accounts: "g-green",
  certificate: "g-yellow",
  policy: "g-lilac",
  other: "g-yellow",
};

/** A drawn cover with kind and year, beside a title that says both. */
export const DocumentCover = ({ kind, label, year }: DocumentCoverProps) => (
  <div className={`doc-cover ${grounds[kind]}`} aria-hidden="true">
    <Style name="document-cover" layer="feature" css={css} />
    <span>{label}</span>
    <b>{year}</b>
  </div>
);
