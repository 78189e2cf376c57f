import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './picture.module.css';
import { VanOutline } from './van-outline.tsx';

export interface PictureProps {
  /** The original; shown when the renditions cannot be had. `null`: there is no picture. */
  readonly src: string | null;
  /** The renditions and their widths, as in an `img`. */
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** Only their ratio counts: it keeps the place free until the picture is there. */
  readonly width: number;
  readonly height: number;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** `hero`: the largest of the first screen; `eager`: also in it; `lazy`: fetched when it comes near. */
  readonly loading?: 'hero' | 'eager' | 'lazy';
  readonly className?: string | undefined;
}

/** A picture that falls back from its renditions to the original and then to the drawn placeholder (product §2, §3). */
export function Picture({ src, srcSet, alt, loading = 'lazy', className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<'nothing' | 'renditions' | 'original'>('nothing');
  const image = useRef<HTMLImageElement>(null);
  const fail = () => setFailed((before) => (before === 'nothing' && srcSet ? 'renditions' : 'original'));

  // A picture that failed before the page was hydrated has fired its error event already.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') setFailed('renditions');
  }, []);

  if (src === null || failed === 'original') return <VanOutline title={alt} className={classes(styles.placeholder, className)} />;
  return (
    <img
      {...rest}
      ref={image}
      src={src}
      srcSet={failed === 'nothing' ? srcSet : undefined}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'hero' ? 'high' : undefined}
      decoding={loading === 'lazy' ? 'async' : undefined}
      className={classes(styles.picture, className)}
      onError={fail}
    />
  );
}
