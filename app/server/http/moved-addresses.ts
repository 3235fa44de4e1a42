/** Former addresses of staff pages, as older e-mails, bookmarks and queued forms have them, and the present ones. */
const movedAddresses: Readonly<Record<string, string>> = { "/admin/takedowns": "/admin/photo-requests" };

/** Returns the present address of a page, its data or its form; undefined if it has not moved. */
export function addressToday({ pathname, search }: URL): string | undefined {
  const [, path = "", end = ""] = /^(.*?)(\.data)?$/.exec(pathname) ?? [];
  const today = Object.hasOwn(movedAddresses, path) ? movedAddresses[path] : undefined;
  return today && `${today}${end}${search}`;
}
