/** The e-mail to admins while the doctor has a bad line. */
export const doctorSentences = {
  subject: "the website needs help",
  opening: "The daily examination of the website found something that does not work:",
  closing:
    "Whoever looks after the machine sees all of it with the command npm run doctor. This e-mail comes once a day until nothing is bad any more.",
};
