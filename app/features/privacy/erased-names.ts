/** Replaces personal data in a record that stays. */
export const erasedName = "(erased)";

/** Replaces the author of a post, and the person in a photo that stays. */
export const someVolunteer = "A volunteer";
