import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Icon, X } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { HeldContext } from './held.ts';

export interface ModalProps {
  /** Accessible name. */
  readonly label: string;
  /** Called on Escape, a click outside, or its own buttons. The owner then stops rendering the modal. */
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

interface HeldModalProps extends Omit<ModalProps, 'onClose'> {
  /** Undefined while it cannot be closed. */
  readonly onClose: (() => void) | undefined;
}

/** The second click of a double click that closed a dialog must not reach what lay beneath: 'Log out', for example. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pressing = ['mousedown', 'click'] as const;
  for (const type of pressing) addEventListener(type, ignore, true);
  setTimeout(() => {
    for (const type of pressing) removeEventListener(type, ignore, true);
  }, 500);
}

/**
 * A native modal dialog, open while it is rendered: it traps the focus, Escape closes it, the page behind does not scroll, and
 * the focus returns to where it was.
 */
function Modal({ label, onClose, onKeyDown, children, className }: HeldModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that started in the dialog may end outside it: blurring a field can move everything under the pointer. */
  const isPressedBeside = useRef(false);

  // In a layout effect, because a dialog must still be in the document when it closes to restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    const root = document.documentElement;
    // Not always empty: a modal may be on top of another one.
    const { overflow } = root.style;
    current?.showModal();
    root.style.overflow = 'hidden';
    return () => {
      current?.close();
      root.style.overflow = overflow;
      ignoreSecondClick();
    };
  }, []);

  // Handled before the browser does: it fires `cancel` once, and on the second Escape closes the dialog regardless of the owner.
  const hearKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes(styles.dialog, className)}
      onCancel={(event) => {
        // A cancelled file chooser fires a `cancel` event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        // Closed without the owner's consent, for example by a phone's back gesture. It stays open until the owner decides.
        currentTarget.showModal();
        onClose?.();
      }}
      onKeyDown={hearKey}
      onMouseDown={({ target, currentTarget, detail }) => {
        // The second press of a double click that opened it is not meant for it.
        isPressedBeside.current = target === currentTarget && detail < 2;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && isPressedBeside.current && onClose?.()}
    >
      {children}
    </dialog>
  );
}

export interface ScreenModalProps extends ModalProps {
  /** Dark for pictures, paper for forms. */
  readonly surface?: 'dark' | 'paper';
}

/** A full-screen modal: the gallery, the vehicle editor. */
export function ScreenModal({ surface = 'dark', className, ...props }: ScreenModalProps) {
  return <Modal {...props} className={classes(styles.screen, surface === 'dark' && styles.dark, className)} />;
}

export interface DialogProps extends Omit<ModalProps, 'label' | 'className' | 'onKeyDown'> {
  readonly title: string;
  /** Buttons in a last row that does not scroll. */
  readonly footer?: ReactNode;
}

/**
 * A dialog with a title; on phones a bottom sheet. Toasts appear in it under the title and push the rest down (D35). It cannot be
 * closed while a {@link SendButton} in it sends.
 */
export function Dialog({ title, footer, children, onClose }: DialogProps) {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((now) => now + 1);
    return () => setHolds((now) => now - 1);
  }, []);
  const close = holds === 0 ? onClose : undefined;
  const held = useMemo(() => ({ close, hold }), [close, hold]);
  return (
    <Modal label={title} onClose={close} className={styles.panel}>
      <header className={styles.head}>
        <h2 className="h4">{title}</h2>
        <Button variant="quiet" size="icon" aria-label="Close" disabled={!close} onClick={close}>
          <Icon of={X} />
        </Button>
      </header>
      <div data-toasts />
      <HeldContext value={held}>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </HeldContext>
    </Modal>
  );
}
