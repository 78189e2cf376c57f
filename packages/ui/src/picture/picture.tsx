import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './picture.module.css';
import { VanOutline } from './van-outline.tsx';

export interface PictureProps {
  /** The original, shown if the renditions are unavailable. `null`: there is no picture. */
  readonly src: string | null;
  /** The renditions and their widths, as for an `img`. */
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** Only the ratio matters: it reserves the space until the picture has loaded. */
  readonly width: number;
  readonly height: number;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  /** `hero`: the largest picture of the first screen; `eager`: also on it; `lazy`: fetched when it comes near. */
  readonly loading?: 'hero' | 'eager' | 'lazy';
  readonly className?: string | undefined;
}

/** A picture that falls back from its renditions to the original and then to the drawn placeholder (product §2, §3). */
export function Picture({ src, srcSet, alt, loading = 'lazy', className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<'nothing' | 'renditions' | 'original'>('nothing');
  const image = useRef<HTMLImageElement>(null);
  const fail = () => setFailed((before) => (before === 'nothing' && srcSet ? 'renditions' : 'original'));

  // A picture that failed before hydration has fired its error event already.
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
