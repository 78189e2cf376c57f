/** The mark in front of the dealership's name. */
export function LogoMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 38 30" aria-hidden="true" className={className}>
      <path d="M0 0h9v10.5h20V0h9v30h-9V19H9v11H0z" fill="currentColor" />
      <path d="M0 12.5h38V17H0z" fill="var(--action)" />
    </svg>
  );
}
