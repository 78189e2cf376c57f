import { CONTACT_TIME_LABELS, INQUIRY_TYPE_LABELS } from '@forecourt/contracts';
import { Button, FormInput, FormSelect, FormTextArea } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { FormNotice } from '../forms/form-notice.tsx';
import { TrapField } from '../forms/guard-fields.tsx';
import { textsOf } from './enquiry-texts.ts';
import type { useEnquiryForm } from './use-enquiry-form.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const TYPES = optionsOf(INQUIRY_TYPE_LABELS);
const TIMES = optionsOf(CONTACT_TIME_LABELS);

interface EnquiryFieldsProps {
  readonly form: ReturnType<typeof useEnquiryForm>;
  /** False if the type is fixed: a test drive, a quote. */
  readonly withTypes: boolean;
}

/** The fields of every enquiry form (product §5). */
export function EnquiryFields({ form, withTypes }: EnquiryFieldsProps) {
  const { field, notice } = form;
  const { error: _trapped, ...trap } = field('website');
  return (
    <>
      {form.sameDetails && (
        <Button size="small" className="at-left" onClick={form.sameDetails}>
          Use the same details
        </Button>
      )}
      <FormInput {...field('customerName')} label="Name" required autoComplete="name" />
      <FormInput {...field('customerPhone')} label="Phone" required type="tel" autoComplete="tel" className="half" />
      <FormInput {...field('customerEmail')} label="Email" required type="email" autoComplete="email" className="half" />
      {withTypes ? (
        <FormSelect {...field('inquiryType')} label="Enquiry type" required options={TYPES} className="half" />
      ) : (
        <input type="hidden" {...withoutError(field('inquiryType'))} />
      )}
      <FormSelect
        {...field('preferredContactTime')}
        label="Preferred time"
        options={TIMES}
        className={withTypes ? 'half' : undefined}
      />
      <FormTextArea
        {...field('message')}
        label="Message"
        rows={3}
        hint={form.charactersLeft ?? 'Part-exchange? Tell us its registration and mileage.'}
      />
      <p className="small">
        <Link to="/privacy-policy">How we use your details</Link>
      </p>
      <TrapField {...trap} />
      {notice && (
        <FormNotice key={notice.attempt} title={`Error - ${textsOf(form.inquiryType).failed}`}>
          {notice.text}
        </FormNotice>
      )}
    </>
  );
}

function withoutError<Field extends { error?: unknown }>({ error: _error, ...attributes }: Field) {
  return attributes;
}
