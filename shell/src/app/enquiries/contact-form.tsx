import { isForSale } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import formStyles from '../forms/form.module.css';
import { StartFields } from '../forms/guard-fields.tsx';
import { useFormState } from '../forms/use-form-state.ts';
import { type AskedVehicle, askedVehicleQuery, subjectVehicle, vehicleIdIn } from './asked-vehicle.ts';
import { AskedVehicleCard } from './asked-vehicle-card.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { isAskedFor, type SentEnquiry, textsOf } from './enquiry-texts.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface ContactFormProps {
  readonly onSent: (sent: SentEnquiry) => void;
}

/** The enquiry form as a page. Without scripts it is posted to the same address. */
export function ContactForm({ onSent }: ContactFormProps) {
  const [query] = useSearchParams();
  const id = vehicleIdIn(query);
  const { data: asked } = useQuery({ ...askedVehicleQuery(id ?? ''), enabled: id !== null });
  // A van that loads after the form may prefill its message: the form is remounted, keeping what was typed.
  return <FormAbout key={typeof asked} id={id} asked={asked} onSent={onSent} />;
}

interface FormAboutProps extends ContactFormProps {
  readonly id: string | null;
  readonly asked: AskedVehicle | undefined;
}

function FormAbout({ id, asked, onSent }: FormAboutProps) {
  const [query] = useSearchParams();
  const isSold = typeof asked === 'object' && !isForSale(asked);
  const type = query.get('type');
  const given = useFormState('contact');
  const form = useEnquiryForm({
    asked: isAskedFor(type) && !isSold ? type : 'callback',
    subject: { vehicle: subjectVehicle(id, asked) },
    given,
    onSent,
  });
  const texts = textsOf(form.inquiryType, isSold);
  const address = new URLSearchParams({ ...(id && { vehicle: id }), ...(isAskedFor(type) && { type }) });
  return (
    <section aria-labelledby="enquiry-heading" className="stack top gap-6 shrinks">
      <h2 id="enquiry-heading" className="h3">
        Send us an enquiry
      </h2>
      {asked && <AskedVehicleCard asked={asked} />}
      <form
        method="post"
        action={`/contact${address.size > 0 ? `?${address}` : ''}`}
        noValidate
        data-live=""
        className={formStyles.form}
        onSubmit={form.submit}
        onInput={form.keep}
      >
        <StartFields start={given?.start} />
        <EnquiryFields form={form} withTypes={!isSold} />
        <div data-toasts />
        <Button type="submit" variant="primary" aria-disabled={form.pending} autoFocus={Boolean(given?.notice)}>
          {form.pending ? texts.pending : 'Send Enquiry'}
        </Button>
      </form>
    </section>
  );
}
