import type { ReceivedDataRequest } from '@forecourt/contracts';
import { Button, FormCheckbox, FormInput, FormTextArea } from '@forecourt/ui';
import { useNavigate } from '@forecourt/web-kit';
import formStyles from '../forms/form.module.css';
import { FormNotice } from '../forms/form-notice.tsx';
import { StartFields, TrapField } from '../forms/guard-fields.tsx';
import { useFormState } from '../forms/use-form-state.ts';
import { RequestTypeChoice } from './request-type-choice.tsx';
import { useDataRequestForm } from './use-data-request-form.ts';

const IDENTITY =
  'I am the person this request is about, or I act for them, and I understand that you may ask me to prove who I am before you reply.';

function needsText(missing: readonly string[] | null, isWrong: boolean): string {
  if (missing === null) return 'We need your request, your names, your email and the confirmation above.';
  if (missing.length > 0) return `Still needed: ${missing.join(', ')}.`;
  return isWrong ? 'Correct what is marked in red.' : 'Everything needed is filled in.';
}

/** The data subject request (product §3, §5). Without scripts it is posted to the page's own address. */
export function DataRequestForm() {
  const navigate = useNavigate();
  const given = useFormState('data-subject-rights');
  const form = useDataRequestForm(given, (received: ReceivedDataRequest) =>
    navigate('/data-subject-rights', { replace: true, state: { received } }),
  );
  const { text, identity, notice, missing, pending } = form;
  const { error: _trapped, autoFocus: _never, ...trap } = text('website');
  const { defaultValue: chosen, ...requestType } = text('requestType');
  return (
    <section aria-labelledby="request-heading" className="stack top gap-6 shrinks">
      <h2 id="request-heading" className="h3">
        Make a request
      </h2>
      <form
        method="post"
        action="/data-subject-rights"
        noValidate
        data-live=""
        className={formStyles.form}
        onSubmit={form.submit}
        onInput={form.keep}
      >
        <StartFields start={given?.start} />
        <RequestTypeChoice {...requestType} chosen={chosen} />
        <FormInput {...text('firstName')} label="First name" required autoComplete="given-name" className="half" />
        <FormInput {...text('lastName')} label="Last name" required autoComplete="family-name" className="half" />
        <FormInput
          {...text('email')}
          label="Email"
          required
          type="email"
          autoComplete="email"
          hint="If possible, the one you gave us before: it helps us find your data."
          className="half"
        />
        <FormInput
          {...text('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Only if you would like us to call you about your request."
          className="half"
        />
        <FormTextArea
          {...text('description')}
          label="Description"
          rows={4}
          hint={form.charactersLeft ?? 'Anything that helps us find it: dates, vans or who you dealt with.'}
        />
        <FormCheckbox {...identity} label={IDENTITY} required />
        <TrapField {...trap} />
        {notice && (
          <FormNotice key={notice.attempt} title="Submission Failed - Please try again or contact us directly.">
            {notice.text}
          </FormNotice>
        )}
        <div data-toasts />
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={(missing?.length ?? 0) > 0 || pending}
            autoFocus={Boolean(given?.notice)}
            aria-describedby="request-needs"
          >
            {pending ? 'Submitting...' : 'Submit Request'}
          </Button>
          <p id="request-needs" className="mt-2 small muted">
            {needsText(missing, form.isWrong)}
          </p>
        </div>
      </form>
    </section>
  );
}
