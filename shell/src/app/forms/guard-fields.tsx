import type { FormStart } from '@forecourt/web-kit/forms';
import styles from './form.module.css';

/** Of the field that only programs fill in (architecture §5): nobody sees it, comes to it by keyboard or hears of it. */
export function TrapField({ ...rest }: React.ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input {...rest} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What a form that is sent without scripts carries. */
export function StartFields({ start }: { readonly start: FormStart | undefined }) {
  return (
    start && (
      <>
        <input type="hidden" name="idempotencyKey" value={start.idempotencyKey} />
        {start.formToken !== null && <input type="hidden" name="formToken" value={start.formToken} />}
      </>
    )
  );
}
