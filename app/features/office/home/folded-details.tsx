import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** Technical details that a button shows. */
export const FoldedDetails = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="raw">
    <summary>
      <Icon name="next" />
      {label}
    </summary>
    <dl>{children}</dl>
  </details>
);
