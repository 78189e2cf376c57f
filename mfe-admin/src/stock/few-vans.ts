/** So many vans are put on the site without a question. */
export const FEW_VANS = 5;
