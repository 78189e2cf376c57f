import { type ElementType, type HTMLAttributes, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface StaticProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'section';
  /** What the children show. When one of these values changes, they come to life and are rendered again. */
  readonly of?: readonly unknown[];
}

const never = () => () => undefined;

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/** Preact leaves the inside of such an element as the server rendered it. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part of the page that is only read: Preact does not hydrate what the server rendered of it. It may contain links, but nothing
 * whose handlers are ours. A picture that cannot be loaded brings it to life, because its replacement is ours.
 */
export function Static({ as = 'div', of = [], children, ...rest }: StaticProps) {
  const Element = as as ElementType;
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [isStatic, setStatic] = useState(isServed);
  const [shown] = useState(of);
  const place = useRef<HTMLElement>(null);
  const isSame = of.every((value, index) => value === shown[index]);
  useEffect(() => {
    const { current } = place;
    if (!isStatic || !current) return;
    if ([...current.querySelectorAll('img')].some(hasFailed)) return setStatic(false);
    const failed = () => setStatic(false);
    // It does not bubble.
    current.addEventListener('error', failed, true);
    return () => current.removeEventListener('error', failed, true);
  }, [isStatic]);
  // Once alive it stays so: what the server rendered is gone.
  if (isStatic && !isSame) setStatic(false);
  const inside = isStatic && isSame ? AS_SERVED : { children };
  return <Element {...rest} ref={place} {...inside} />;
}
