import { createReadableStreamFromReadable } from "@react-router/node";
import { appContext } from "../../../server/context.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { notFound } from "../photos/answer-file.server.ts";
import { answerRange } from "../recordings/read-range.server.ts";
import type { Route } from "./+types/document-file-endpoint";
import { findPublicFile } from "./find-documents.server.ts";
import { gone, pdfHeaders } from "./pdf-headers.server.ts";

/** Serves the current version of a public document, or an earlier one. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { slug, version } = params as { slug: string; version?: string };
  const file = await findPublicFile(ctx, slug, version === undefined ? undefined : (asRowId(version) ?? 0));
  if (file === undefined) return notFound();
  if (file === "closed") return gone();
  const headers = pdfHeaders({ name: slug, isPublic: true });
  return answerRange(ctx, request, { ...file, isPublic: true }, headers, createReadableStreamFromReadable);
}
