/** Never stricter than the contract, which the server goes by and whose refusal is shown beside the field as well. */
export const EMAIL = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;
