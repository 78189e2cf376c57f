interface VersionProps {
  readonly children: string;
  /** "Version", by default. */
  readonly what?: string;
}

/** Which build it is, for whoever makes the releases: below the sentence that staff read. */
export function Version({ children, what = 'Version' }: VersionProps) {
  return (
    <p className="small muted">
      {what} {children}
    </p>
  );
}
