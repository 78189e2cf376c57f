import { classes } from '@forecourt/ui';
import { drawElevation } from '../../../elevation/elevation.ts';
import type { SideDrawing } from '../../../elevation/load-drawing.ts';
import { AccessFront } from './access-front.tsx';
import { AccessSide } from './access-side.tsx';
import styles from './load-space.module.css';

interface AccessViewsProps {
  readonly side: SideDrawing;
  /** `null`: not known, and no front view. */
  readonly width: number | null;
}

/** A vehicle for people, drawn to scale against what it has to pass: a barrier, a bay and a garage door. */
export function AccessViews({ side: { size }, width }: AccessViewsProps) {
  const elevation = drawElevation(size);
  return (
    <div className={classes(styles.drawings, styles.access)}>
      <AccessSide elevation={elevation} />
      {width !== null && <AccessFront width={width} height={size.height} wheelRadius={elevation.wheelRadius} />}
    </div>
  );
}
