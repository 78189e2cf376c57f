import type { Dealership } from '@forecourt/contracts';
import type { Expectation } from '../conversations/conversation.ts';
import { minutesOf } from './figures.ts';
import { type Answer, type Fault, fault, type Grounds, type Situation } from './grounds.ts';
import { quotesPage, saysPage } from './page-texts.ts';
import { fold, sentencesOf } from './text.ts';

/** Share of a policy's words that a paraphrase must contain. */
const ENOUGH = 0.4;

const stems = (text: string): Set<string> => new Set((fold(text).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));

/** The settings' value at a path: "salesHours.1". */
function settingAt(settings: Dealership, path: string): unknown {
  let value: unknown = settings;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (value === undefined) throw new Error(`The settings have no ${path}.`);
  return value;
}

interface Hours {
  readonly opens: string | null;
  readonly closes: string | null;
  readonly text: string;
}

const TIME = /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b/gi;
const timesIn = (text: string): number[] => [...text.toLowerCase().matchAll(TIME)].map(([time]) => minutesOf(time));
const isHours = (value: unknown): value is Hours => typeof value === 'object' && value !== null && 'opens' in value;

const saysHours = (text: string, hours: Hours): boolean => {
  if (text.includes(hours.text)) return true;
  if (hours.opens === null || hours.closes === null) return /clos|not open|n't open/i.test(text);
  const said = timesIn(text);
  return said.includes(minutesOf(hours.opens)) && said.includes(minutesOf(hours.closes));
};

const saysWords = (text: string, words: string): boolean => {
  const said = fold(text);
  if (said.replace(/\s/g, '').includes(fold(words).replace(/\s/g, ''))) return true;
  if (words.length < 60) return timesIn(words).length > 0 && timesIn(words).every((time) => timesIn(text).includes(time));
  if (sentencesOf(words).some((sentence) => sentence.length > 30 && said.includes(fold(sentence)))) return true;
  const [wanted, given] = [stems(words), stems(text)];
  return [...wanted].filter((stem) => given.has(stem)).length >= wanted.size * ENOUGH;
};

/** Whether an answer contains the settings' value at one of the paths ("a|b"). */
export const saysSetting = (text: string, settings: Dealership, paths: string): boolean =>
  paths.split('|').some((path) => {
    const value = settingAt(settings, path);
    if (Array.isArray(value)) return value.every((each) => saysHours(text, each as Hours));
    return isHours(value) ? saysHours(text, value) : saysWords(text, String(value));
  });

/** This many consecutive words of the visitor are no coincidence. */
const ECHO = 5;

/** The part of a message that an answer repeats literally. */
export function echoOf(message: string, text: string): string | null {
  const words = fold(message).match(/[\p{L}\p{N}']+/gu) ?? [];
  const said = ` ${(fold(text).match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')} `;
  for (let at = 0; at + ECHO <= words.length; at += 1) {
    const run = words.slice(at, at + ECHO).join(' ');
    if (said.includes(` ${run} `)) return run;
  }
  return null;
}

const comesBack = (text: string, { phone, email }: Dealership): boolean =>
  /\b(?:vans?|stock|sales team|help you find|budget)\b/i.test(text) || text.includes(phone) || text.includes(email);

/** Whether an answer has the required statements and no forbidden ones. */
export function gradeSayings(expect: Expectation, answer: Answer, { said }: Situation, { settings }: Grounds): Fault[] {
  const faults: Fault[] = [];
  const { text } = answer;
  for (const paths of expect.mustSay ?? []) {
    if (!saysSetting(text, settings, paths) && !paths.split('|').some((path) => saysPage(text, settings, path)))
      faults.push(fault('missing', `does not say ${paths} of the settings`));
  }
  for (const pattern of expect.mustSayLike ?? []) {
    // Where the sales team may be named, a page may answer as well.
    const mayRefer = pattern.test('Ask the sales team on 0151 496 0000.');
    if (!pattern.test(text) && !(mayRefer && quotesPage(text, settings)))
      faults.push(fault('missing', `says nothing like ${pattern}`));
  }
  for (const pattern of expect.mustNotSay ?? []) {
    const found = pattern.exec(text);
    if (found !== null) faults.push(fault('leak', `says "${found[0]}"`));
  }
  if (expect.asksOneQuestion) {
    const questions = text.split('?').length - 1;
    if (questions !== 1) faults.push(fault('missing', `asks ${questions} questions, not one`));
  }
  if (expect.refuses) {
    const echo = echoOf(said.at(-1) ?? '', text);
    if (echo !== null) faults.push(fault('leak', `repeats "${echo}"`));
    if (!comesBack(text, settings)) faults.push(fault('missing', 'does not come back to vans or to the sales team'));
  }
  return faults;
}
