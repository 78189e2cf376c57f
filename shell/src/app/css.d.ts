declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is the shape css-loader gives a module
  export default classes;
}

declare module '*.css';
