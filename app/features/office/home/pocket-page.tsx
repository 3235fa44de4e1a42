import { Pocket } from "./pocket.tsx";

/** In place of a page that this device does not have, while there is no connection. */
export default Pocket;
