import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { Pocket } from "./pocket.tsx";

export const handle: StaffHandle = { staff: everyMember };

/** Stands in for a page that this device does not have, while there is no connection. */
export default Pocket;
