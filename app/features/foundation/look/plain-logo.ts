/** How browsers without script send a file. */
export const plainType = "multipart/form-data";

/** Pages with a logo's form; no other address is gone back to. */
export const logoPages = ["/admin/look", "/admin/welcome?step=2"];
