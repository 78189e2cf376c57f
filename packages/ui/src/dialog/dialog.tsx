import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Icon, X } from '../icon/icon.tsx';
import styles from './dialog.module.css';

export interface ModalProps {
  /** What it is called, for screen readers. */
  readonly label: string;
  /** Escape, a click beside it, or its own buttons. The owner stops rendering the modal. */
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The second click of a double click that closed a dialog must neither press nor focus what lay beneath: 'Log out', under the editor's Close. */
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
 * A native modal dialog, open for as long as it is rendered: focus stays in it, Escape closes it, the page behind does
 * not scroll, and focus goes back to where it was.
 */
function Modal({ label, onClose, onKeyDown, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press that began in the dialog may end beside it: leaving a field can move everything from under the pointer. */
  const isPressedBeside = useRef(false);

  // In a layout effect, because only a dialog that is still in the page gives the focus back when it is closed.
  useLayoutEffect(() => {
    const { current } = dialog;
    const root = document.documentElement;
    // Not always empty: a modal may stand over another one.
    const { overflow } = root.style;
    current?.showModal();
    root.style.overflow = 'hidden';
    return () => {
      current?.close();
      root.style.overflow = overflow;
      ignoreSecondClick();
    };
  }, []);

  // Before the browser does: it asks once, and at the second Escape closes the dialog whatever the owner says.
  const hearKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes(styles.dialog, className)}
      onCancel={(event) => {
        // A file chooser that is left says so in the same words.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        // Closed over the owner's head, as a phone's back gesture may. The owner decides, so it stands until then.
        currentTarget.showModal();
        onClose();
      }}
      onKeyDown={hearKey}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && isPressedBeside.current && onClose()}
    >
      {children}
    </dialog>
  );
}

export interface ScreenModalProps extends ModalProps {
  /** Dark for pictures, paper for forms. */
  readonly surface?: 'dark' | 'paper';
}

/** A modal over the whole screen: the gallery, the vehicle editor. */
export function ScreenModal({ surface = 'dark', className, ...props }: ScreenModalProps) {
  return <Modal {...props} className={classes(styles.screen, surface === 'dark' && styles.dark, className)} />;
}

export interface DialogProps extends Omit<ModalProps, 'label' | 'className' | 'onKeyDown'> {
  readonly title: string;
  /** Its last line, which does not scroll: the buttons. */
  readonly footer?: ReactNode;
}

/** A dialog with a title; on phones a sheet from below. The shell shows toasts in it under the title, where they push the rest down and cover nothing (D35). */
export function Dialog({ title, footer, children, onClose }: DialogProps) {
  return (
    <Modal label={title} onClose={onClose} className={styles.panel}>
      <header className={styles.head}>
        <h2 className="h4">{title}</h2>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
          <Icon of={X} />
        </Button>
      </header>
      <div data-toasts />
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Modal>
  );
}
