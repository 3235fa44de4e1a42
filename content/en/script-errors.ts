/** Sentences of the contact form about its fields; the script of public pages says them also. */
export const messageErrors = {
  tooLong: (max: number) => `Must be ${max} characters or less`,
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  subject: "Subject is required",
  message: "Message is required",
  answer: "Write the answer first",
};
