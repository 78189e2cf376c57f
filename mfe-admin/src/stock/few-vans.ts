/** So many vans are put on the site, or given a status, without a question. */
export const FEW_VANS = 5;
