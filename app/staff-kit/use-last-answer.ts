import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { StaffFormResult } from "../values/staff-form-result.ts";

/**
 * The answer to the last act of the page until the next act or page. The router forgets it as soon as the page's data are loaded
 * again, which follows an act that came too late.
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
