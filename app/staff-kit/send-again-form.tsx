import type { SendAgain } from "../server/mail/send-again.ts";
import { ActForm } from "./act-form.tsx";

interface SendAgainFormProps {
  again: SendAgain;
  /** One for each showing of the button: a repeated submission is one e-mail. */
  sendKey: string;
  /** Names the thing for screen readers, beside others. */
  about?: string;
}

/** Sends once more what an e-mail brought. The page that the form leads to says so. */
export const SendAgainForm = ({ again, ...props }: SendAgainFormProps) => <ActForm {...props} {...again} />;
