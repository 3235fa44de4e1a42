/** Sentences about an email address. */
export const addressErrors = { required: "Required", invalid: "Invalid email address" } as const;

/** Sentences of the contact form about its fields; the script of public pages says them also. */
export const messageErrors = {
  tooLong: (max: number) => `Must be ${max} characters or less`,
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  subject: "Subject is required",
  message: "Message is required",
};

/** Error of a staff form; not an entry above, because visitors do not need it. */
export const replyErrors = { empty: "Write the answer first" } as const;
