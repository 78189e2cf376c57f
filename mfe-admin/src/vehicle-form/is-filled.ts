/** Whether a field holds a fact worth showing: a mileage or a length of 0 is none. */
export const isFilled = (typed: string): boolean => typed.trim() !== '' && Number(typed) !== 0;
