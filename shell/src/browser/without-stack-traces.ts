/**
 * React makes five errors of its own while it is evaluated, before anything can go wrong, and nobody reads their stack
 * traces. Where a debugger is attached (developer tools, Lighthouse) V8 parses the whole script again for each of them,
 * which takes longer than evaluating it. So there are none until {@link withStackTraces} is called.
 */
const { stackTraceLimit } = Error;
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Errors have stack traces again. */
export const withStackTraces = (): void => {
  Error.stackTraceLimit = stackTraceLimit;
};
