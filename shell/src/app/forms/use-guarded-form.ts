import { useDealership } from '@forecourt/web-kit';
import { useFormSession, whyNotSent } from '@forecourt/web-kit/forms';
import { useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { FormState } from './form-state.ts';

/** Field → what is wrong with it. */
export type FieldMessages = Readonly<Partial<Record<string, string>>>;

export interface GuardedFormOptions<Values extends FieldValues, Answer> {
  /** The fields that may have errors, in the order on the page. */
  readonly names: readonly Path<Values>[];
  readonly check: (values: Values) => FieldMessages;
  /** The form as the server rendered it. */
  readonly given: FormState | undefined;
  /** Where it is posted as JSON, and the payload. */
  readonly path: string;
  readonly payload: (values: Values) => object;
  readonly onSent: (answer: Answer, values: Values) => void;
}

const asErrors = <Values extends FieldValues>(messages: FieldMessages): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'refused', message }]),
  ) as FieldErrors<Values>;

const resolverOf =
  <Values extends FieldValues>(check: (values: Values) => FieldMessages): Resolver<Values> =>
  (values) => {
    const messages = check(values);
    return Object.keys(messages).length === 0 ? { values, errors: {} } : { values: {}, errors: asErrors(messages) };
  };

/**
 * A public form (architecture §5): errors beside the fields, whether from browser or server, the focus on the first of them,
 * nothing typed lost, and sent once however often its button is pressed. Fields are uncontrolled, so that they match the server's
 * HTML and keep what is typed before hydration.
 */
export function useGuardedForm<Values extends FieldValues, Answer>(options: GuardedFormOptions<Values, Answer>) {
  const { names, check, given, path, payload, onSent } = options;
  const { phone } = useDealership();
  const [refused] = useState(() => asErrors<Values>(given?.fields ?? {}));
  // It stays while the form is sent again: if it left, what stands below would move beneath a finger that taps twice.
  const [notice, setNotice] = useState(given?.notice ? { text: given.notice, attempt: 0 } : null);
  const send = useFormSession(given?.start);
  const form = useForm<Values>({ errors: refused, resolver: resolverOf(check) });
  const { formState, handleSubmit, register, setError } = form;
  const firstRefused = names.find((name) => refused[name]);

  const sending = useRef(false);
  const submit = handleSubmit(async (values) => {
    // Its button is not disabled while it sends: that would take the keyboard's focus away.
    if (sending.current) return;
    sending.current = true;
    try {
      const answer = await send<Answer>(path, payload(values));
      setNotice(null);
      onSent(answer, values);
    } catch (error) {
      const { fields, notice: why } = whyNotSent(error, names, phone);
      const wrong = names.filter((name) => fields[name] !== undefined);
      for (const name of wrong.reverse()) setError(name, { message: fields[name] ?? '' }, { shouldFocus: true });
      setNotice((last) => (why ? { text: why, attempt: (last?.attempt ?? 0) + 1 } : null));
    } finally {
      sending.current = false;
    }
  });

  return {
    form,
    submit,
    notice,
    pending: formState.isSubmitting,
    /** Attributes of a field; autofocus is for forms sent without scripts. */
    field: (name: Path<Values>) => ({
      ...register(name),
      error: formState.errors[name]?.message as string | undefined,
      autoFocus: name === firstRefused,
    }),
  };
}
