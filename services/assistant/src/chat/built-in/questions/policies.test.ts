import { builtInAnswer } from '../built-in-engine.ts';
import { DEALERSHIP, SOME_STOCK, stockOf } from '../testing/some-stock.ts';

const stock = stockOf(SOME_STOCK);
const answerTo = (message: string): string =>
  builtInAnswer({ message, earlier: [] }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP).text;

it.each([
  ['how soon can you deliver', /^I can't say how soon from here\./],
  ['can i collect on sunday', /^No, we're closed on Sunday\./],
  ['what do i need to bring when i collect it', /^For a sale we check your driving licence and identity/],
  ['can my brother collect it for me', /^I don't know what we need for somebody else to collect it/],
  ['is there a train station near you', /^I don't know about that, but .* We're at 1 Dock Road/],
  ['are you open bank holidays', /Bank holidays can differ, so please ring/],
  ['do you rent vans out by the week', /^We sell vans, and I have none listed for hire\./],
])('"%s" is answered first with what was asked', (message, answer) => {
  expect(answerTo(message)).toMatch(answer);
});
