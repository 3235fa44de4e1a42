import { staffDocuments as words } from "content/staff-documents.ts";
import { href, Link } from "react-router";
import { SureButton } from "../../../staff-kit/sure-button.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { writeDay } from "../../../values/dates.ts";
import type { FormResult } from "../../../values/form-result.ts";
import { ConsentStateChip } from "../consent/consent-state-chip.tsx";
import { DocumentQuestions } from "./document-questions.tsx";
import type { StaffDocumentFile } from "./find-documents.server.ts";

interface DocumentFileItemProps {
  id: number;
  path: string;
  file: StaffDocumentFile;
  canCompare: boolean;
  rejected: FormResult | undefined;
}

/** One version of a document, with its questions. */
export function DocumentFileItem({ id, path, file, canCompare, rejected }: DocumentFileItemProps) {
  const { version, bytes, pages, addedBy, addedOn, isCurrent, people, money, consents, textState } = file;
  const isOpen = people === null || money === "asks";
  const address = href("/admin/document/:id/files/:version.pdf", { id: String(id), version: String(version) });
  return (
    <li className="stack">
      <h2 className="t-3">{words.versionOf(version)}</h2>
      <p className="small muted">{words.facts(pages, writeBytes(bytes), addedBy, writeDay(addedOn))}</p>
      <p>
        {isOpen ? words.waits : isCurrent ? words.current : money === "found" ? words.waitsForAdmin : words.earlier}
      </p>
      <p>
        <a className="act" href={address}>
          {words.openFile}
          <span className="vh">{` ${words.versionOf(version)}`}</span>
        </a>
      </p>
      {textState !== "read" && <p>{words.texts[textState]}</p>}
      {money === "found" && <Findings path={path} file={file} canCompare={canCompare} />}
      {people === "none" && <p>{words.nobody}</p>}
      {consents.length > 0 && (
        <ul className="voices" aria-label={words.consents}>
          {consents.map((person) => (
            <li key={person.id}>
              <Link to={href("/admin/consents/:id", { id: String(person.id) })}>{person.code}</Link>{" "}
              <ConsentStateChip state={person.state} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <DocumentQuestions path={path} file={file} rejected={rejected} />
      ) : (
        <details open={rejected !== undefined}>
          <summary className="act">{words.changeAnswer}</summary>
          <DocumentQuestions path={path} file={file} rejected={rejected} />
        </details>
      )}
      <SureButton
        label={words.deleteFile}
        heading={words.deleteAsk(version)}
        text={words.deleteText}
        path={path}
        field={{ name: "delete", value: version }}
      />
    </li>
  );
}

type FindingsProps = Pick<DocumentFileItemProps, "path" | "file" | "canCompare">;

function Findings({ path, file: { version, findings, textState }, canCompare }: FindingsProps) {
  return (
    <section className="stack">
      <h3>{words.foundHeading}</h3>
      <p>{words.foundText}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ words: found, sentence }) => (
            <li key={`${found} ${sentence}`}>
              <b>{found}</b> {sentence}
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={path} encType="multipart/form-data" className="btns">
        <input type="hidden" name="version" value={version} />
        {canCompare && (
          <button type="submit" className="act" name="intent" value="compare">
            {words.compare}
          </button>
        )}
        {textState === "read" && (
          <button type="submit" className="act" name="intent" value="check">
            {words.check}
          </button>
        )}
        <Link className="act" to={href("/admin/numbers")}>
          {words.allowNumber}
        </Link>
      </form>
    </section>
  );
}
