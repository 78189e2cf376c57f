import type { Work } from '@forecourt/content';
import { Picture } from '@forecourt/ui';

export interface WorkPictureProps {
  readonly work: Work;
  readonly sizes: string;
  readonly loading?: 'hero' | 'lazy';
  readonly className?: string | undefined;
}

const WIDTHS = [480, 960];

/** A picture of finished work, 3:2, from the shell's own files. */
export function WorkPicture({ work: { picture, alt }, ...rest }: WorkPictureProps) {
  const file = (width: number) => `/assets/work/${picture}-${width}.webp`;
  const srcSet = WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ');
  return <Picture src={file(960)} srcSet={srcSet} width={960} height={640} alt={alt} {...rest} />;
}
