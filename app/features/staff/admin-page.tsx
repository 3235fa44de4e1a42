import { staff } from "content/staff.ts";
import { href } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";

const words = staff.home;

/** The staff home. */
export default function AdminPage() {
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <a className="act" href={href("/")}>
        <Icon name="arrow" />
        {words.site}
      </a>
    </>
  );
}
