import type { ChatQuestion, Dealership, Vehicle } from '@forecourt/contracts';
import { euroLevel } from '@forecourt/rules';
import type { Figure } from '../../texts/found-figures.ts';
import type { ChatStock, StockedVan } from '../chat-engine.ts';
import { type OpenTimes, openTimes } from './clock-times.ts';
import { dealershipFigures } from './known-figures.ts';
import { type StockNames, stockNames } from './spoken-of.ts';
import { visitorFigures } from './visitor-figures.ts';

/** What an answer has to hold against. */
export interface CheckedAgainst {
  readonly question: ChatQuestion;
  readonly stock: ChatStock;
  readonly dealership: Dealership;
  readonly now: Date;
}

/** The same, made ready for many sentences. */
export interface Ground extends CheckedAgainst {
  readonly names: StockNames;
  readonly dealershipFigures: readonly Figure[];
  readonly openTimes: OpenTimes;
  /** Sentences of the settings and of the law, which are ours to say. */
  readonly ownSentences: ReadonlySet<string>;
  readonly ownWords: string;
  readonly visitorFigures: ReadonlySet<number>;
  readonly visitorWords: string;
  /** The vans that are not gone. */
  readonly available: number;
  readonly today: string;
}

export const isGone = ({ isSold, stockStatus }: Vehicle): boolean => isSold || stockStatus === 'Sold';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Sentences as they are compared. */
export const asCompared = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

export const groundOf = (against: CheckedAgainst): Ground => {
  const { dealership, question, stock, now } = against;
  const own = stringsIn(dealership);
  return {
    ...against,
    names: stockNames(stock),
    dealershipFigures: dealershipFigures(dealership),
    openTimes: openTimes(dealership),
    ownSentences: new Set(own.flatMap((text) => text.split(/(?<=[.!?;:])\s+/)).map(asCompared)),
    ownWords: asCompared(own.join(' \n ')),
    visitorFigures: visitorFigures(question),
    visitorWords: asCompared([...question.earlier.map(({ message }) => message), question.message].join(' \n ')),
    available: [...stock.vans].filter(({ vehicle }) => !isGone(vehicle)).length,
    today: now.toISOString().slice(0, 10),
  };
};

/** What is known of a van in words, in lower case. */
export const toldOf = ({ vehicle, entry }: StockedVan): string => {
  const { condition, bodyType, transmission, fuelType, derivative, colour, features, description, specifications } = vehicle;
  const level = euroLevel(specifications.euroStatus);
  return [
    ...[
      condition,
      bodyType,
      transmission,
      fuelType,
      derivative,
      colour,
      ...features,
      description,
      vehicle.loadArea,
      vehicle.taxBand,
    ],
    level !== null && `euro ${level} euro${level}`,
    entry.cleanAir && 'ulez clean air emission emissions',
    specifications.co2Emissions !== undefined && 'emissions',
    specifications.motDueDate && 'mot',
    vehicle.stockStatus,
  ]
    .filter(Boolean)
    .join(' \n ')
    .toLowerCase();
};
