/** Parts of the names of shortcodes, blocks and fields with which plugins show words to some readers alone. */
const gate =
  /restrict|private|member|logged|login|access|protect|paid|paywall|premium|passw|passster|subscri|_um_|^um_|wppb|pmpro|mepr|s2member|s2if|rcp_|wlm|groups_|visib|hide_?if|conditional/i;

/** Fields of plugins that say nothing about readers although their names sound so. */
const noGate = /accessib|newsletter|subscribe_?(?:form|button|box)|comment/i;

const isGate = (name: string): boolean => gate.test(name) && !noGate.test(name);

/**
 * Returns true for an item of which a plugin showed a part, or all, to some readers alone.
 * @param meta fields of plugins with their values
 */
export function isForMembers(html: string, meta: ReadonlyMap<string, string>): boolean {
  for (const [, name = ""] of html.matchAll(/\[\/?([a-zA-Z][\w-]{0,40})/g)) if (isGate(name)) return true;
  for (const [, name = ""] of html.matchAll(/<!-- wp:([\w/-]{1,80})/g)) if (isGate(name)) return true;
  return [...meta].some(
    ([name, value]) => isGate(name) && !/^(?:|0|no|off|none|false|public|everyone|a:0:\{\})$/i.test(value.trim()),
  );
}
