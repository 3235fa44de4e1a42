import { frame } from "content/site.ts";
import { useContext } from "react";
import { href, useLocation } from "react-router";
import { LowDataContext } from "../../ui/save-data.ts";

const words = frame.lowData;

/** Switches low-data pages for this browser; overrides its `Save-Data` header. */
export function LowDataSwitch() {
  const isLow = useContext(LowDataContext);
  const { pathname } = useLocation();
  return (
    <form className="low-data" id="low-data" method="post" action={href("/low-data")}>
      <input type="hidden" name="from" value={pathname} />
      <input type="hidden" name="data" value={isLow ? "full" : "low"} />
      <button type="submit" aria-pressed={isLow} aria-describedby="low-data-note">
        {words.label}
      </button>
      <span id="low-data-note">{isLow ? words.on : words.off}</span>
    </form>
  );
}
