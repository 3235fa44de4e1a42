import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { StaffFormResult } from "../values/staff-form-result.ts";

/**
 * Returns the result of the page's last act, until the next act or page. The router forgets it when the page's data is
 * reloaded, which happens after an act that came too late.
 */
export function useLastAnswer(latest: StaffFormResult | undefined): StaffFormResult | undefined {
  const [last, setLast] = useState(latest);
  const isOver = useNavigation().state !== "idle";
  if (latest !== undefined && latest !== last) setLast(latest);
  useEffect(() => {
    if (isOver && latest === undefined) setLast(undefined);
  }, [isOver, latest]);
  return latest ?? last;
}
