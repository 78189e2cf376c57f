/**
 * A webpack loader for React Router, whose one file gives every component a name for developer tools. Such a statement
 * keeps a component that nobody uses in what every visitor downloads, with all that it calls; so does a call of
 * `forwardRef` that is not marked as free of effects.
 */
export default function dropUnusedComponents(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm, '$&/* @__PURE__ */ ');
}
