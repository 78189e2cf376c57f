/**
 * React creates five errors while it is evaluated, and nobody reads their stack traces. If a debugger is attached (developer
 * tools, Lighthouse), V8 parses the whole script again for each of them, which takes longer than evaluating it. Therefore stack
 * traces are off until {@link withStackTraces} is called.
 */
const { stackTraceLimit } = Error;
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Turns stack traces on again. */
export const withStackTraces = (): void => {
  Error.stackTraceLimit = stackTraceLimit;
};
