import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import "./staff-gifts.css";

export const GiftsOffNotice = () => <SwitchedOffNotice of="gifts" />;
