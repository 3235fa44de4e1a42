/** Stands for personal data in a record that stays. */
export const erasedName = "(erased)";

/** Stands for a name that the public reads. */
export const someVolunteer = "A volunteer";
