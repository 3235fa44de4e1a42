import { staffTables as words } from "content/staff-tables.ts";
import { useState } from "react";
import { Icon } from "../ui/icon.tsx";

/** Button that copies the address of the shown rows. Without script, the browser's address field has the same. */
export function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(new URL(address, location.href).href).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <p className="needs-script">
      <button type="button" className="act" onClick={copy}>
        <Icon name="copy" />
        {words.copyLink}
      </button>{" "}
      <span role="status">{said}</span>
    </p>
  );
}
