import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import "./staff-gifts.css";

/** Says on each page of gifts that the foundation takes none. */
export const GiftsOffNotice = () => <SwitchedOffNotice of="gifts" />;
