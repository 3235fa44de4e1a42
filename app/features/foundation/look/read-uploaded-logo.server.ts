import { isLogoValue } from "../settings/look-form-schema.ts";

/** Reads the result of an upload from the address of its page. */
export function readUploadedLogo(url: string): { logo: string | undefined; logoProblem: string | undefined } {
  const { searchParams } = new URL(url);
  const logo = searchParams.get("logo") ?? "";
  const isLogo = logo !== "" && isLogoValue(logo);
  return { logo: isLogo ? logo : undefined, logoProblem: searchParams.get("logoProblem") ?? undefined };
}
