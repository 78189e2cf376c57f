import styles from './chart-head.module.css';

/** The title of a chart, and how to read it. */
export function ChartHead({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <figcaption className={styles.head}>
      <b>{title}</b>
      <span className="muted">{note}</span>
    </figcaption>
  );
}
