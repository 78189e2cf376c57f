/** A van in dashed lines, in place of a missing picture or an empty list. Decorative unless it has a title. */
export function VanOutline({ title, className }: { readonly title?: string; readonly className?: string | undefined }) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg {...naming} viewBox="0 0 240 96" fill="none" stroke="currentColor" strokeWidth="1.5" className={className}>
      <path
        strokeDasharray="5 4"
        d="M9 65V49c0-4 3-7 7-9l22-8 18-21c3-4 7-6 12-6h154c7 0 11 4 11 11v49M32 65H9m53 0h116m30 0h25M92 5v60"
      />
      <circle cx="47" cy="67" r="15" />
      <circle cx="193" cy="67" r="15" />
      <path d="M0 89h240" />
    </svg>
  );
}
