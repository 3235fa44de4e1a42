/** Staff addresses that older e-mails, bookmarks and queued forms have, and their addresses now. */
const movedAddresses: Readonly<Record<string, string>> = { "/admin/takedowns": "/admin/photo-requests" };

/** Returns where a page, its data, or a form that is sent to it went; undefined where nothing moved. */
export function addressToday({ pathname, search }: URL): string | undefined {
  const [, path = "", end = ""] = /^(.*?)(\.data)?$/.exec(pathname) ?? [];
  const today = Object.hasOwn(movedAddresses, path) ? movedAddresses[path] : undefined;
  return today && `${today}${end}${search}`;
}
