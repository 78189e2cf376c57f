import { Icon, TriangleAlert } from '@forecourt/ui';
import styles from './mail-notice.module.css';
import { useMailMissing } from './use-mail-missing.ts';

/** Says that mails reach nobody, where they do not. @param children what that means here. */
export function MailNotice({ children }: { readonly children: string }) {
  if (!useMailMissing()) return null;
  return (
    <p role="note" className={styles.notice}>
      <Icon of={TriangleAlert} />
      <span>
        <b>Mail isn't connected:</b> {children}
      </span>
    </p>
  );
}
