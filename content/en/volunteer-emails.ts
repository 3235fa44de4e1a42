/** E-mail to the foundation about an offer to help. */
export const volunteerEmails = {
  subject: "somebody offers to help",
  text: "Somebody filled in the form for volunteers, and was told that you call or write within a week.",
  link: "Open it",
  signIn: "Sign in, and open Volunteers.",
} as const;
