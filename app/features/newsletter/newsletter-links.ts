/** The link in a letter that opens the page with the button that confirms. */
export function confirmLink(origin: string, token: string): string {
  return `${origin}/newsletter/confirm?token=${token}`;
}

/** The link that ends a subscription: mail programs send a form there, people get a page with a button. */
export function unsubscribeLink(origin: string, token: string): string {
  return `${origin}/newsletter/unsubscribe?token=${token}`;
}
