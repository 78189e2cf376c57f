/** What a CSS module is in unit tests: every class is called as it is written. */
const classNames: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => name });
// biome-ignore lint/style/noDefaultExport: this is the shape css-loader gives a module
export default classNames;
