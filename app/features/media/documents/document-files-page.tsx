import { staffDocuments as words } from "content/staff-documents.ts";
import { data, href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/document-files-page";
import { DocumentFileItem } from "./document-file-item.tsx";
import { canManageDocuments } from "./document-permissions.ts";
import { openDocument } from "./find-documents.server.ts";
import { handleDocumentForm } from "./handle-document-form.server.ts";
import "./document-files.css";

export const handle: StaffHandle = { staff: { who: canManageDocuments } };

export const loader = ({ params, context }: Route.LoaderArgs) => openDocument(senderOf(context), asRowId(params.id));

export async function action(args: Route.ActionArgs) {
  const { done, rejected } = await handleDocumentForm(args, asRowId(args.params.id));
  return rejected ? data({ rejected: rejected.answer }, rejected.status) : { done };
}

/** Page with the versions of a document's PDF, the questions about them, and a form to add one. */
export default function DocumentFilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, path: publicPath, state, files } = loaderData;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const rejected = actionData && "rejected" in actionData ? actionData.rejected : undefined;
  const path = href("/admin/document/:id/files", { id: String(id) });
  const isAboutFile = rejected !== undefined && rejected.values.version === undefined;
  return (
    <>
      <PageMeta title={words.files} />
      <h1>{words.heading(title)}</h1>
      <div className="stack">
        <div role="status">{done && <p className="alert alert--ok">{done}</p>}</div>
        {rejected && (
          <ErrorSummary
            message={rejected.message}
            fields={isAboutFile ? [{ name: "file", label: words.file }] : []}
            errors={isAboutFile ? rejected.errors : {}}
            prefix="document-"
          />
        )}
        <p>{words.lede}</p>
        <p>{words.states[state]}</p>
        <p className="btns">
          <Link className="act" to={href("/admin/document/:id", { id: String(id) })}>
            {words.open}
          </Link>
          {publicPath && (
            <a className="act" href={publicPath}>
              {words.view}
            </a>
          )}
        </p>
        {files.length > 0 && (
          <ul className="document-files">
            {files.map((file) => (
              <DocumentFileItem
                key={file.version}
                id={id}
                path={path}
                file={file}
                canCompare={loaderData.canCompare}
                rejected={rejected?.values.version === String(file.version) ? rejected : undefined}
              />
            ))}
          </ul>
        )}
        <section className="stack">
          <h2>{files.length === 0 ? words.add : words.addVersion}</h2>
          <form className="form" method="post" action={path} encType="multipart/form-data" noValidate>
            <div className="field">
              <label htmlFor="document-file">{words.file}</label>
              <input
                id="document-file"
                type="file"
                name="file"
                accept="application/pdf,.pdf"
                aria-describedby="document-file-hint document-file-error"
              />
              <span className="hint" id="document-file-hint">
                {words.fileHint}
              </span>
              <p className="err" id="document-file-error" hidden={rejected?.errors.file === undefined}>
                {rejected?.errors.file}
              </p>
            </div>
            <div>
              <button type="submit" className="btn">
                {words.button}
              </button>
            </div>
          </form>
        </section>
      </div>
    </>
  );
}
