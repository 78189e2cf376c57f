import fc from 'fast-check';
import { calculateFinance } from './finance-calculation.ts';
import { paymentSchedule } from './payment-schedule.ts';

const pence = (pounds: number) => Math.round(pounds * 100);
const sum = (pounds: readonly number[]) => pounds.reduce((total, amount) => total + pence(amount), 0);

const inputs = fc.record({
  price: fc.integer({ min: 100, max: 200_000 }),
  deposit: fc.integer({ min: 0, max: 200_000 }),
  tradeIn: fc.constant(0),
  annualRatePercent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
  termMonths: fc.integer({ min: 12, max: 84 }),
  vatQualifying: fc.boolean(),
});

describe('the payment schedule', () => {
  it.each([
    ['the first month of the vector of D20', 1, 800.8, 360, 440.8, 35559.2],
    ['its second month', 2, 800.8, 355.59, 445.21, 35113.99],
    ['the month in its middle', 30, 800.8, 212.55, 588.25, 20666.82],
    ['its last month but one', 59, 800.8, 15.78, 785.02, 792.88],
    ['its last month', 60, 800.81, 7.93, 792.88, 0],
  ])('has %s', (_name, month, payment, interest, principal, balance) => {
    const schedule = paymentSchedule({ amount: 36000, annualRatePercent: 12, termMonths: 60 });
    expect(schedule[month - 1]).toEqual({ month, payment, interest, principal, balance });
  });

  it.each([
    ['without interest', { amount: 1000, annualRatePercent: 0, termMonths: 12 }, 83.33, 83.37],
    ['of a month', { amount: 1000, annualRatePercent: 12, termMonths: 1 }, 1010, 1010],
    ['of a few pence over years', { amount: 0.5, annualRatePercent: 0, termMonths: 84 }, 0.01, 0],
  ])('of a loan %s begins and ends with its payments', (_name, loan, first, last) => {
    const schedule = paymentSchedule(loan);
    expect(schedule.map(({ payment }) => payment)).toHaveLength(loan.termMonths);
    expect([schedule.at(0)?.payment, schedule.at(-1)?.payment, schedule.at(-1)?.balance]).toEqual([first, last, 0]);
  });

  it('of a loan of a pound pays back no more than is owed', () => {
    const schedule = paymentSchedule({ amount: 1, annualRatePercent: 26.6, termMonths: 42 });
    expect(Math.min(...schedule.map(({ balance }) => balance))).toBe(0);
  });

  it.each([0, -1])('of a loan of %p is empty', (amount) => {
    expect(paymentSchedule({ amount, annualRatePercent: 12, termMonths: 60 })).toEqual([]);
  });

  it('ends with a zero balance and adds up to the calculator’s figures, to the penny', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { amountFinanced, totalCost, totalInterest } = calculateFinance(input);
        const schedule = paymentSchedule({ ...input, amount: amountFinanced });
        expect(schedule.at(-1)?.balance ?? 0).toBe(0);
        expect(sum(schedule.map(({ payment }) => payment))).toBe(pence(totalCost) - pence(input.deposit));
        expect(sum(schedule.map(({ interest }) => interest))).toBe(pence(totalInterest));
        expect(sum(schedule.map(({ principal }) => principal))).toBe(pence(amountFinanced));
      }),
    );
  });

  it('splits each payment into interest and principal, and reduces the balance by the principal', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { amountFinanced } = calculateFinance(input);
        let owed = pence(amountFinanced);
        for (const { payment, interest, principal, balance } of paymentSchedule({ ...input, amount: amountFinanced })) {
          expect(pence(interest) + pence(principal)).toBe(pence(payment));
          expect(Math.min(interest, payment, balance)).toBeGreaterThanOrEqual(0);
          expect(pence(balance)).toBe(owed - pence(principal));
          owed = pence(balance);
        }
      }),
    );
  });

  it('asks for the monthly payment each month but the last, or for what is left when rounding up has paid more than that', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { amountFinanced, monthlyPayment, totalCost } = calculateFinance(input);
        let toPay = pence(totalCost) - pence(input.deposit);
        for (const { month, payment } of paymentSchedule({ ...input, amount: amountFinanced })) {
          if (month < input.termMonths) expect(pence(payment)).toBe(Math.min(pence(monthlyPayment), toPay));
          toPay -= pence(payment);
        }
      }),
      {
        examples: [
          [{ price: 199_990, deposit: 199_985, tradeIn: 0, annualRatePercent: 0, termMonths: 37, vatQualifying: false }],
        ],
      },
    );
  });

  it('charges less interest each month', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { amountFinanced } = calculateFinance(input);
        const schedule = paymentSchedule({ ...input, amount: amountFinanced });
        for (const [index, { interest }] of schedule.slice(1).entries())
          expect(pence(interest)).toBeLessThanOrEqual(pence(schedule[index]?.interest ?? 0) + 1);
      }),
    );
  });
});
