/** Writes the contact for child safety on one line: name, then telephone number. */
export const writeChildSafetyLine = (contact: { safeguardingContact: string; safeguardingPhone: string }): string =>
  [contact.safeguardingContact, contact.safeguardingPhone].filter((text) => text.trim() !== "").join(", ");
