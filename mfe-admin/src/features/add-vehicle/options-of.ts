interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of a fact that may be unknown. */
export const optionsOf = <Value extends string>(values: readonly Value[], labels?: Readonly<Record<Value, string>>): Option[] => [
  { value: '', label: 'Not known' },
  ...values.map((value) => ({ value, label: labels?.[value] ?? value })),
];
