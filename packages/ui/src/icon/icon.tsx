import { createElement } from 'react';
import { classes } from '../classes.ts';
import styles from './icon.module.css';

/** The icons in use; add new ones here. Only those that a page imports are downloaded. */
export {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Calculator,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  Images,
  Keyboard,
  LayoutGrid,
  LogOut,
  Mail,
  MapPin,
  Maximize2,
  Menu,
  MessageCircle,
  Minus,
  Pencil,
  Phone,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  Rows3,
  Search,
  Send,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  X,
  Zap,
} from 'lucide';

/** The shapes of an icon on a 24 × 24 grid, in Lucide's format. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

export interface IconProps {
  readonly of: IconShapes;
  /** 16 instead of 20 px. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** An icon beside text, hidden from screen readers. Rendered here, because Lucide's own React components take 2 KB. */
export function Icon({ of: shapes, small, className }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classes(styles.icon, small && styles.small, className)}>
      {shapes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
