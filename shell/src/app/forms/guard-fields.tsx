import type { FormStart } from '@forecourt/web-kit/forms';
import styles from './form.module.css';

/** Hidden from sight, keyboard and screen readers, so that only programs fill it in (architecture §5). */
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

/** Hidden fields of a form that is sent without scripts. */
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
