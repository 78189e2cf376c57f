import { eighthSight } from './at-first-sight/eighth.ts';
import { eleventhSight } from './at-first-sight/eleventh.ts';
import { fifthSight } from './at-first-sight/fifth.ts';
import { firstSight } from './at-first-sight/first.ts';
import { fourthSight } from './at-first-sight/fourth.ts';
import { ninthSight } from './at-first-sight/ninth.ts';
import { secondSight } from './at-first-sight/second.ts';
import { seventhSight } from './at-first-sight/seventh.ts';
import { sixthSight } from './at-first-sight/sixth.ts';
import { tenthSight } from './at-first-sight/tenth.ts';
import { thirdSight } from './at-first-sight/third.ts';
import { body } from './body.ts';
import { budget } from './budget.ts';
import type { Theme } from './conversation.ts';
import { drive } from './drive.ts';
import { facts } from './facts.ts';
import { finance } from './finance.ts';
import { followUps } from './follow-ups.ts';
import { injections } from './injections.ts';
import { load } from './load.ts';
import { makesAndModels } from './makes-and-models.ts';
import { nothingFits } from './nothing-fits.ts';
import { offTopic } from './off-topic.ts';
import { policies } from './policies.ts';
import { several } from './several.ts';
import { typing } from './typing.ts';

/** Every graded conversation, by theme. */
export const THEMES: readonly Theme[] = [
  budget,
  body,
  load,
  drive,
  several,
  makesAndModels,
  typing,
  followUps,
  nothingFits,
  facts,
  finance,
  policies,
  injections,
  offTopic,
  firstSight,
  secondSight,
  thirdSight,
  fourthSight,
  fifthSight,
  sixthSight,
  seventhSight,
  eighthSight,
  ninthSight,
  tenthSight,
  eleventhSight,
];
