import type { CodeAsked } from '@forecourt/contracts';
import { lazy, Suspense } from 'react';
import { CodeForm } from './code-form.tsx';
import type { SetUpFormProps } from './set-up-form.tsx';

const SetUpForm = lazy(async () => {
  const { SetUpForm: component } = await import('./set-up-form.tsx');
  return { default: component };
});

interface SecondStepProps extends Omit<SetUpFormProps, 'ticket'> {
  readonly asked: CodeAsked;
}

/** What is asked for after the right password: the second factor, or to set one up. */
export function SecondStep({ asked: { ticket, asksSetUp }, ...rest }: SecondStepProps) {
  if (!asksSetUp) return <CodeForm ticket={ticket} {...rest} />;
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <SetUpForm ticket={ticket} {...rest} />
    </Suspense>
  );
}
