/** Replaces CSS modules in unit tests: every class keeps its name. */
const classNames: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => name });
// biome-ignore lint/style/noDefaultExport: this is the shape css-loader gives a module
export default classNames;
