/** Shown in place of a micro-frontend that could not be loaded. Styled by the shell's `[data-unavailable]` rules. */
export function Unavailable({ retry }: { readonly retry: () => void }) {
  return (
    <div role="alert" data-unavailable="">
      <p>This part of the page could not be loaded.</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
