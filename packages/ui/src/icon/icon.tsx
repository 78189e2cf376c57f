import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';
import styles from './icon.module.css';

/** The icons in use; a new one is named here, and only what a page imports is downloaded. */
export {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Calendar,
  Check,
  ChevronLeft,
  ChevronRight,
  Images,
  LayoutGrid,
  Menu,
  MessageCircle,
  Phone,
  RefreshCw,
  Rows3,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  X,
  Zap,
} from 'lucide-react';

/** An icon beside text, hidden from screen readers: 20 px, or 16 px when `small`. */
export function Icon({
  of: Glyph,
  small,
  className,
}: {
  readonly of: LucideIcon;
  readonly small?: boolean;
  readonly className?: string | undefined;
}) {
  return <Glyph aria-hidden="true" focusable="false" className={classes(styles.icon, small && styles.small, className)} />;
}
