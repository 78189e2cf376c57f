import { ApiError } from '@forecourt/web-kit';
import { type ChangeEvent, type RefObject, useState } from 'react';
import { personFaults } from '../person-faults.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

interface Form {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: Error | null;
  readonly reset: () => void;
}

/** The name and the email of a form: what is wrong with each once it was sent, or was refused by the service. */
export function usePersonFields(typed: Person, onType: (typed: Person) => void, { form, error, reset }: Form) {
  const [isChecked, setChecked] = useState(false);
  const faults = personFaults(typed.name.trim(), typed.email.trim());
  const refused = (field: keyof Person) =>
    error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === field)?.message : undefined;
  return {
    typed,
    faults,
    fault: (field: keyof Person) => (isChecked && faults[field]) || refused(field) || null,
    isAtField: refused('name') !== undefined || refused('email') !== undefined,
    change: (field: keyof Person) => (event: ChangeEvent<HTMLInputElement>) => {
      onType({ ...typed, [field]: event.target.value });
      if (error) reset();
    },
    /** Otherwise the first field that is wrong is focused. */
    isRight: (): boolean => {
      setChecked(true);
      const wrong = (['name', 'email'] as const).find((field) => faults[field]);
      if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return wrong === undefined;
    },
  };
}

export type PersonFieldsState = ReturnType<typeof usePersonFields>;
