/**
 * A webpack loader for React Router, whose single file assigns every component a display name. Such a statement keeps an unused
 * component, and all that it calls, in every visitor's download; so does a call of `forwardRef` that is not marked as pure.
 */
export default function dropUnusedComponents(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm, '$&/* @__PURE__ */ ');
}
