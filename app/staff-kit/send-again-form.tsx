import type { SendAgain } from "../server/mail/send-again.ts";
import { ActForm } from "./act-form.tsx";

interface SendAgainFormProps {
  again: SendAgain;
  /** Unique for each rendered button, so that a repeated submission sends only one e-mail. */
  sendKey: string;
  about?: string;
}

/** Form that sends the content of an e-mail again. The page to which the form leads reports the result. */
export const SendAgainForm = ({ again, ...props }: SendAgainFormProps) => <ActForm {...props} {...again} />;
