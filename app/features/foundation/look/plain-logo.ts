/** Content type of a file from a browser without script. */
export const plainType = "multipart/form-data";

/** Pages with a form for the logo. The upload returns to no other address. */
export const logoPages = ["/admin/look", "/admin/welcome?step=2"];
