/** What speaks of a topic, looked for in a normalised message. */
export type Patterns<Name extends string> = readonly (readonly [topic: Name, pattern: RegExp])[];
