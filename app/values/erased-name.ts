/** Replaces personal data in a record that is kept. */
export const erasedName = "(erased)";

/** Replaces a name on public pages. */
export const someVolunteer = "A volunteer";
