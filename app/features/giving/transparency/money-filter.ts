/** Value of the filter for the last twelve closed months. */
export const year = "year";
