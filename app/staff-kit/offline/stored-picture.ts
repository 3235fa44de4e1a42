/** Field of a form with the temporary id of its picture, which waits on the device. */
export const storedPictureField = "storedPicture";

/** File field of a form whose picture is sent with the form, and not to the library. */
export const pictureField = "picture";
