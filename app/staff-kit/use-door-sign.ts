import { useRouteLoaderData } from "react-router";
import mark from "../ui/art/mark.svg";
import type { StaffLook } from "../ui/document.ts";

interface Shown {
  name: string;
  look?: StaffLook;
}

/** Returns name and logo of the foundation, as the staff area has them. */
export function useDoorSign() {
  const shown = useRouteLoaderData("staff-layout") as Shown | undefined;
  return { name: shown?.name ?? "", mark: shown?.look?.header ?? shown?.look?.mark ?? mark };
}
