export const contact = {
  title: "Contact",
  heading: "Say hello. We answer.",
  lede: "Ask a question, offer your time, or tell us about a child or school we should meet.",
  reach: {
    heading: "Reach us directly",
    phone: "Phone",
    email: "Email",
    headOffice: "Head office",
    safeguarding: "When a child is not safe",
    report: "Report a concern",
  },
  form: {
    heading: "Write to us",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    button: "Send message",
    thanks: "Thank you. Your message is on its way.",
    notYet: "Your message is not sent yet.",
  },
};
