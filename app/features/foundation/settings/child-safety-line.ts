/** Writes the contact for child safety in one line: name, then telephone. */
export const writeChildSafetyLine = (contact: { safeguardingContact: string; safeguardingPhone: string }): string =>
  [contact.safeguardingContact, contact.safeguardingPhone].filter((text) => text.trim() !== "").join(", ");
