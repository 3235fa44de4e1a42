/** Words of the messages and subscribers, for staff. */
export const staffMessages = {
  title: "Messages",
  heading: "Messages",
  empty: "No messages yet.",
  new: "New",
  reply: "Reply",
  markRead: "Mark as read",
  markNew: "Mark as new",
  marked: "The message is marked.",
  delete: "Delete",
  deleted: "The message is deleted.",
  ask: "Delete this message?",
  askText: "It is gone for good.",
  keep: "Keep",
  export: "Export as a table",
  older: "Older messages",
};

export const staffSubscribers = {
  title: "Subscribers",
  heading: "Subscribers",
  count: (number: number) => `${number} ${number === 1 ? "address" : "addresses"} on the list.`,
  pending: (number: number) => `${number} not confirmed yet; unconfirmed ones are deleted after seven days.`,
  suppressed: (number: number) =>
    `${number} suppressed: the address bounced, or its owner asked for it; only keyed hashes of them are kept.`,
  search: "Search addresses",
  find: "Find",
  none: "Nothing found.",
  remove: "Remove",
  removed: "The address is off the list.",
  ask: (email: string) => `Remove ${email}?`,
  askText: "No newsletter goes there any more, unless its owner subscribes again.",
  removeForGood: "Remove for good",
  forGoodText: "For good, after a complaint: the newsletter never writes there again.",
  keep: "Keep",
  export: "Export as a table",
  more: "More",
};
