import type { DayFigures } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { labelLines, type PriceChange } from '../figures-by-day.ts';
import { shortDay } from '../short-day.ts';
import styles from './day-chart.module.css';

interface DayChartProps {
  readonly days: readonly DayFigures[];
  readonly changes: readonly PriceChange[];
}

const HEIGHT = 100;
/** Of a day, in the drawing's units; a fifth of it is the gap. */
const WIDTH = 10;
/** The height of a label. */
const LINE_REM = 1.75;

/** Visitors by day as bars, with a line where the price changed. Its numbers stand in the table below. */
export function DayChart({ days, changes }: DayChartProps) {
  const most = Math.max(...days.map(({ views }) => views));
  const lines = labelLines(changes);
  const width = days.length * WIDTH;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption className="small muted">
        {most === 0 ? 'Looked at by nobody in this time' : `Looked at, by day; at most ${formatNumber(most)}`}
      </figcaption>
      <div className={styles.plot} style={{ paddingTop: `${Math.max(1, ...lines.map((line) => line + 1)) * LINE_REM}rem` }}>
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" className={styles.bars}>
          {days.map(({ day, views }, index) => {
            const height = most === 0 ? 0 : (views / most) * HEIGHT;
            return <rect key={day} x={index * WIDTH + 1} y={HEIGHT - height} width={WIDTH - 2} height={height} />;
          })}
        </svg>
        {changes.map(({ day, words, place }, index) => (
          <p key={day} className={styles.change} style={{ left: `${place * 100}%` }}>
            <span className={styles.words} style={{ top: `${(lines[index] ?? 0) * LINE_REM}rem`, translate: `${-place * 100}%` }}>
              {words}
            </span>
          </p>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{first && shortDay(first.day)}</span>
        <span>{last && shortDay(last.day)}</span>
      </p>
    </figure>
  );
}
