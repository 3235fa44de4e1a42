import { useRouteLoaderData } from "react-router";
import { pageKeyPrefix } from "../values/page-key.ts";

/**
 * Returns the idempotency key of a form in the server's HTML, so that a form without script counts once, also if the
 * browser's back button shows the same page again. The script replaces it.
 */
export function useFormKey(id: string): string {
  const shown = useRouteLoaderData("staff-layout") as { formKey?: string } | undefined;
  return shown?.formKey === undefined ? "" : `${pageKeyPrefix}${shown.formKey}-${id}`.slice(0, 60);
}
