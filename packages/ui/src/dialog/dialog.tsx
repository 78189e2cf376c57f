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

/**
 * A native modal dialog, open for as long as it is rendered: focus stays in it, Escape closes it, the page behind does
 * not scroll, and focus goes back to where it was.
 */
function Modal({ label, onClose, onKeyDown, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // In a layout effect, because only a dialog that is still in the page gives the focus back when it is closed.
  useLayoutEffect(() => {
    const { current } = dialog;
    const root = document.documentElement;
    current?.showModal();
    root.style.overflow = 'hidden';
    return () => {
      current?.close();
      root.style.overflow = '';
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

/** A modal over the whole screen, dark: the gallery. */
export function ScreenModal({ className, ...props }: ModalProps) {
  return <Modal {...props} className={classes(styles.screen, className)} />;
}

export interface DialogProps extends Omit<ModalProps, 'label' | 'className' | 'onKeyDown'> {
  readonly title: string;
  /** Its last line, which does not scroll: the buttons. */
  readonly footer?: ReactNode;
}

/** A dialog with a title; on phones a sheet from below. */
export function Dialog({ title, footer, children, onClose }: DialogProps) {
  return (
    <Modal label={title} onClose={onClose} className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
          <Icon of={X} />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Modal>
  );
}
