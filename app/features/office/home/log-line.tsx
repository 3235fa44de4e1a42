import { withColon } from "content/labelled.ts";
import { logLines as words } from "content/staff-log.ts";
import { Link } from "react-router";
import { Act } from "../../../ui/act.tsx";
import type { FoundLogLine } from "./find-log-lines.server.ts";
import { FoldedDetails } from "./folded-details.tsx";

interface LogLineProps {
  line: FoundLogLine;
  toPerson: string;
  onUndo(id: number): void;
}

/** One save: the person, the act and the subject; below, the values before and the original records. */
export function LogLine({ line, toPerson, onUndo }: LogLineProps) {
  const { id, by, parts, changes, raw, canUndo, time } = line;
  const said = parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
  return (
    <li className="audit-event">
      <span className="log-face" aria-hidden="true">
        {[...by][0]}
      </span>
      <div>
        <p>
          <Link to={toPerson}>
            <strong>{by}</strong>
          </Link>{" "}
          {parts.map((part, index) => {
            const key = `${index}`;
            if (typeof part === "string") return <span key={key}>{part}</span>;
            if (part.to === undefined) return <span key={key}>{part.name}</span>;
            return (
              <Link key={key} to={part.to}>
                {part.name}
              </Link>
            );
          })}
        </p>
        <FoldedDetails label={words.details}>
          {changes.map(({ id: record, label, before, after }) => (
            <div key={record}>
              <dt>{label}</dt>
              <dd>
                <span className="small">{`${withColon(words.before)} `}</span>
                <del>{before}</del>
              </dd>
              <dd>
                <span className="small">{`${withColon(words.after)} `}</span>
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.technician}</dt>
            {raw.map(({ id: record, record: written, before, after }) => (
              <dd key={record}>
                <code>{[written, before, after].filter((text) => text !== null).join(" ")}</code>
              </dd>
            ))}
          </div>
        </FoldedDetails>
      </div>
      <div className="log-acts">
        {canUndo && (
          <Act
            label={words.undo}
            about={said}
            icon="undo"
            sends={{ method: "post", fields: { intent: "undo", id } }}
            onClick={() => onUndo(id)}
          />
        )}
        <time className="small muted">{time}</time>
      </div>
    </li>
  );
}
