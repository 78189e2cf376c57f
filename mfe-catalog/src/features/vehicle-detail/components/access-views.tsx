import type { OuterSize } from '@forecourt/rules';
import { classes } from '@forecourt/ui';
import { drawElevation } from '../../../elevation/elevation.ts';
import type { SideDrawing } from '../../../elevation/load-drawing.ts';
import { AccessAnswers } from './access-answers.tsx';
import { AccessFront } from './access-front.tsx';
import { AccessSide } from './access-side.tsx';
import styles from './load-space.module.css';

interface AccessViewsProps {
  /** `null`: too little is known to draw it. */
  readonly side: SideDrawing | null;
  readonly vehicle: OuterSize;
}

/** Where a passenger vehicle can go: drawn to scale against a barrier, a bay and a garage door, and in words. */
export function AccessViews({ side, vehicle }: AccessViewsProps) {
  return (
    <>
      {side && <Drawings side={side} width={vehicle.width} />}
      <AccessAnswers size={vehicle} />
    </>
  );
}

function Drawings({ side: { size }, width }: { readonly side: SideDrawing; readonly width: number | null }) {
  const elevation = drawElevation(size);
  return (
    <div className={classes(styles.drawings, styles.access)}>
      <AccessSide elevation={elevation} />
      {width !== null && <AccessFront width={width} height={size.height} wheelRadius={elevation.wheelRadius} />}
    </div>
  );
}
