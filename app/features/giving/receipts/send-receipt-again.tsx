import { staffReceipts } from "content/staff-receipts.ts";
import { href } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";

interface SendReceiptAgainProps {
  /** Id of the gift. */
  gift: number;
  /** One for each showing of the button: a repeated submission is one e-mail. */
  sendKey: string;
  /** Names the receipt for screen readers, beside others. */
  about?: string;
}

/** Sends the valid receipt of a gift once more. The page of the gift says so. */
export const SendReceiptAgain = ({ gift, ...props }: SendReceiptAgainProps) => (
  <ActForm
    {...props}
    intent="again"
    button={staffReceipts.gift.again}
    action={href("/admin/gifts/:id", { id: String(gift) })}
  />
);
