export function confirmLink(origin: string, token: string): string {
  return `${origin}/newsletter/confirm?token=${token}`;
}

/** Unsubscribes: mail programs post to it (RFC 8058), people get a page with a button. */
export function unsubscribeLink(origin: string, token: string): string {
  return `${origin}/newsletter/unsubscribe?token=${token}`;
}
