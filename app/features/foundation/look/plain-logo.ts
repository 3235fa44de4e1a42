/** Content type of a form that a browser without script sends with a file. */
export const plainType = "multipart/form-data";

/** Pages with a form for the logo. After an upload, the site redirects only to these addresses. */
export const logoPages = ["/admin/look", "/admin/welcome?step=2"];
