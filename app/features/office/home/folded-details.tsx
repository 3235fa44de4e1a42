import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** Words of the machine, behind a press. */
export const FoldedDetails = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="raw">
    <summary>
      <Icon name="next" />
      {label}
    </summary>
    <dl>{children}</dl>
  </details>
);
