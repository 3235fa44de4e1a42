import { isLogoValue } from "../settings/look-form-schema.ts";

/** What the address of such a page says after an upload. */
export function readUploadedLogo(url: string): { logo: string | undefined; logoProblem: string | undefined } {
  const { searchParams } = new URL(url);
  const logo = searchParams.get("logo") ?? "";
  const isLogo = logo !== "" && isLogoValue(logo);
  return { logo: isLogo ? logo : undefined, logoProblem: searchParams.get("logoProblem") ?? undefined };
}
