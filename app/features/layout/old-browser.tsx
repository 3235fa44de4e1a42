import { staffShell } from "content/staff-shell.ts";

/** What the staff area's scripts miss first in browsers below its floor (`values/browser-floor.ts`). */
const findOldBrowser =
  'if(!("TextEncoderStream"in self&&"structuredClone"in self))document.getElementById("old-browser").hidden=false';

/** Says so. Such a browser may not even parse the other scripts: this one is for all. @param nonce of the page */
export function OldBrowser({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <p id="old-browser" className="offline g-ink" role="status" hidden>
        {staffShell.oldBrowser}
      </p>
      <script nonce={nonce} suppressHydrationWarning>
        {findOldBrowser}
      </script>
    </>
  );
}
