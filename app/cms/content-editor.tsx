import type { ContentWords } from "content/staff-cms.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { PageMeta } from "../ui/page-meta.tsx";
import { writeDateAndTime } from "../values/lagos-time.ts";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { StatusMessage } from "./status-message.tsx";

interface ContentEditProps {
  words: ContentWords;
  path: string;
  preview: string | undefined;
  versions: { version: number; savedAt: string; savedBy: string }[];
  form(say: (sentence: string) => void): ReactNode;
}

export function ContentEdit({ words, path, preview, versions, form }: ContentEditProps) {
  const [statusMessage, setStatusMessage] = useState<StaffFormResult>();
  return (
    <>
      <PageMeta title={words.edit} />
      <div className="head-row">
        <h1>{words.edit}</h1>
        {preview && (
          <a className="act" href={preview}>
            {words.preview}
          </a>
        )}
      </div>
      <StatusMessage answer={statusMessage} />
      {form((sentence) => setStatusMessage({ done: sentence }))}
      <History words={words} versions={versions} path={path} onStatusMessage={setStatusMessage} />
    </>
  );
}

type HistoryProps = Pick<ContentEditProps, "words" | "versions" | "path"> & {
  onStatusMessage(answer: StaffFormResult): void;
};

function History({ words, versions, path, onStatusMessage }: HistoryProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (answer !== undefined) onStatusMessage(answer);
  }, [answer]);
  if (versions.length === 0) return null;
  return (
    <section>
      <h2>{words.history}</h2>
      <ul className="rows">
        {versions.map(({ version, savedAt, savedBy }) => (
          <li key={version} className="row-acts">
            <span>{`${writeDateAndTime(savedAt)}, ${savedBy}`}</span>
            <button
              type="button"
              className="act"
              onClick={() =>
                void fetcher.submit({ intent: "restore", restore: String(version) }, { method: "post", action: path })
              }
            >
              {words.restore}
              <span className="vh">{` ${version}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
