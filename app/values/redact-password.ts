/** Masks a URL's password. */
export function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.password === "") return address;
  url.password = "***";
  return url.href;
}
