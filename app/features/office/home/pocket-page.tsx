import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { Pocket } from "./pocket.tsx";

export const handle: StaffHandle = { staff: everyMember };

/** Page that is shown without a connection, if the device has not stored the requested page. */
export default Pocket;
