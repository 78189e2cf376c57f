import type { ReactNode } from 'react';
import styles from './policy-table.module.css';

export interface PolicyTableProps {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** On a phone each row becomes a block with the column's name before each value, so that nothing scrolls sideways. */
export function PolicyTable({ caption, columns, rows }: PolicyTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
