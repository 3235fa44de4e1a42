import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";

const words = staffShell.pocket;

/** Message for a page that the device has not stored. A full page load, so that the browser asks the server again. */
export function Pocket() {
  return (
    <div className="pocket">
      <PageMeta title={words.title} />
      <Icon name="offline" />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <a className="btn" href={href("/admin")}>
        {words.again}
      </a>
    </div>
  );
}
