import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { canWrite } from "../../../values/roles.ts";
import { Pocket } from "./pocket.tsx";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** Stands in for a page that this device does not have, while there is no connection. */
export default Pocket;
