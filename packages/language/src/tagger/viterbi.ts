/** What may follow what, and how well. */
export interface Chain {
  /** Labels by index: "O", "B-budget", "I-budget" … */
  readonly outcomes: readonly string[];
  /** How well each label follows another; -1 is the beginning. */
  readonly after: (before: number) => Float32Array;
}

/** How many labels of each token are followed through the message. */
const CANDIDATES = 8;

interface Step {
  readonly label: number;
  readonly score: number;
  readonly from: Step | null;
}

const BEGINNING: readonly Step[] = [{ label: -1, score: 0, from: null }];

/** Whether a label may follow another: a slot goes on only where it has begun. */
export const mayFollow = (outcomes: readonly string[]): ((before: number, label: number) => boolean) => {
  const beginnings = outcomes.map((label) => (label.startsWith('I-') ? outcomes.indexOf(`B-${label.slice(2)}`) : -1));
  return (before, label) => {
    const begins = beginnings[label] ?? -1;
    return begins < 0 || before === begins || before === label;
  };
};

/**
 * The labels with the highest scores of those that may come, and `O`, which always may.
 *
 * @param may whether a label can come at all: otherwise labels that cannot would crowd out the others
 */
export const candidatesOf = (scores: Float32Array, none: number, may: (label: number) => boolean): readonly number[] => {
  const best: number[] = [none];
  for (let label = 0; label < scores.length; label += 1) {
    const score = scores[label] ?? 0;
    const last = best[CANDIDATES - 1];
    if (label === none || (last !== undefined && score <= (scores[last] ?? 0)) || !may(label)) continue;
    let place = best.length;
    while (place > 1 && score > (scores[best[place - 1] ?? 0] ?? 0)) place -= 1;
    best.splice(place, 0, label);
    if (best.length > CANDIDATES) best.pop();
  }
  return best;
};

/**
 * The likeliest labels of a message's tokens, as indices (Viterbi over the best candidates of each).
 *
 * @param scores of each token: one for each label
 */
export const likeliestLabels = (scores: readonly Float32Array[], { outcomes, after }: Chain): readonly number[] => {
  const none = outcomes.indexOf('O');
  const follows = mayFollow(outcomes);
  let steps = BEGINNING;
  for (const own of scores) {
    const chained = steps.map((step) => after(step.label));
    const before = steps;
    const may = (label: number) => before.some((step) => follows(step.label, label));
    steps = candidatesOf(own, none, may).flatMap((label) => {
      let from: Step | null = null;
      let most = Number.NEGATIVE_INFINITY;
      steps.forEach((step, index) => {
        if (!follows(step.label, label)) return;
        const score = step.score + (chained[index]?.[label] ?? 0);
        if (score > most) [from, most] = [step, score];
      });
      return from ? [{ label, score: most + (own[label] ?? 0), from }] : [];
    });
  }
  const labels: number[] = [];
  let step: Step | null = steps.reduce((top, other) => (other.score > top.score ? other : top));
  for (; step !== null && step.label >= 0; step = step.from) labels.unshift(step.label);
  return labels;
};
