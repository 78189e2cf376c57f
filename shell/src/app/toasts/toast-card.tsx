import { Button, buttonClass, Check, classes, Icon, TriangleAlert, X } from '@forecourt/ui';
import { dismissToast, Link, TOAST_VISIBLE_MS, TOAST_WITH_ACTION_VISIBLE_MS, type Toast } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast-card.module.css';
import { useAttention } from './use-attention.ts';
import { useClearOfForm } from './use-clear-of-form.ts';
import { useCountdown } from './use-countdown.ts';
import { useToastHost } from './use-toast-host.ts';

/** One toast, above everything while it is open. A success without a button closes when the visitor opens a dialog. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, tone, action } = toast;
  const host = useToastHost(() => {
    if (tone !== 'error' && !action) dismissToast(id);
  });
  return host && createPortal(<Card toast={toast} inPlace={host.hasAttribute('data-toasts')} />, host);
}

interface CardProps {
  readonly toast: Toast;
  /** Shown in a reserved place instead of over the page. */
  readonly inPlace: boolean;
}

function Card({ toast: { id, title, text, tone = 'success', action, link }, inPlace }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // A live region is announced when its content changes, not when it is inserted.
  const [filled, setFilled] = useState(false);
  useClearOfForm(card, inPlace);

  const dismiss = () => {
    const { current } = card;
    if (current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismissToast(id);
  };
  const act = () => {
    dismiss();
    action?.run();
  };
  const hearKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('dialog:modal')) dismiss();
  });
  useCountdown(action || link ? TOAST_WITH_ACTION_VISIBLE_MS : TOAST_VISIBLE_MS, useAttention(card), () => dismissToast(id));

  useEffect(() => {
    cameFrom.current = document.activeElement;
    if (!inPlace) card.current?.showPopover();
    setFilled(true);
    // Inserted in place, it has pushed down what is in use.
    const frame = requestAnimationFrame(() => {
      const inUse = cameFrom.current;
      if (inPlace && inUse !== document.body) inUse?.scrollIntoView({ block: 'nearest' });
    });
    const hear = (event: KeyboardEvent) => hearKey(event);
    window.addEventListener('keydown', hear);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', hear);
    };
  }, [inPlace]);

  return (
    <div
      ref={card}
      popover={inPlace ? undefined : 'manual'}
      role={tone === 'error' ? 'alert' : 'status'}
      data-surface="dark"
      data-above-banner=""
      className={classes(styles.toast, tone === 'error' && styles.error, inPlace && styles.inPlace)}
    >
      {filled && (
        <>
          <Icon of={tone === 'error' ? TriangleAlert : Check} className={styles.icon} />
          <b className={styles.title}>{title}</b>
          {text && <p className={styles.text}>{text}</p>}
          {action && (
            <Button variant="onDark" size="small" className={styles.action} onClick={act}>
              {action.label}
            </Button>
          )}
          {link && (
            <Link to={link.to} className={classes(buttonClass({ variant: 'onDark', size: 'small' }), styles.action)}>
              {link.label}
            </Link>
          )}
          <Button variant="quiet" size="icon" className={styles.dismiss} aria-label="Dismiss" onClick={dismiss}>
            <Icon of={X} small />
          </Button>
        </>
      )}
    </div>
  );
}
