/** What stands where something about a person was erased from a record that itself stays. */
export const erasedName = "(erased)";

/** Who wrote a post whose author does not want to be named, and who is in a picture that stays. */
export const someVolunteer = "A volunteer";
