import { isLogoValue } from "../settings/look-form-schema.ts";

/** Reads an upload's result from the page's address. */
export function readUploadedLogo(url: string): { logo: string | undefined; logoProblem: string | undefined } {
  const { searchParams } = new URL(url);
  const logo = searchParams.get("logo") ?? "";
  const isLogo = logo !== "" && isLogoValue(logo);
  return { logo: isLogo ? logo : undefined, logoProblem: searchParams.get("logoProblem") ?? undefined };
}
