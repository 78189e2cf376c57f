/** The Budget selector of the home page (product §2): the values it sends and the monthly bounds they mean. */
export const BUDGETS = [
  { value: '', label: 'Any', bounds: {} },
  { value: 'under-200', label: 'Under £200/month', bounds: { monthlyMax: 200 } },
  { value: '200-400', label: '£200-£400', bounds: { monthlyMin: 200, monthlyMax: 400 } },
  { value: '400-600', label: '£400-£600', bounds: { monthlyMin: 400, monthlyMax: 600 } },
  { value: 'over-600', label: 'Over £600/month', bounds: { monthlyMin: 600 } },
] as const;
