import { FormInput } from '@forecourt/ui';
import type { PersonFieldsState } from '../hooks/use-person-fields.ts';

interface PersonFieldsProps {
  readonly fields: PersonFieldsState;
  readonly nameHint?: string;
}

/** What a colleague is called and logs in with. */
export function PersonFields({ fields: { typed, fault, change }, nameHint }: PersonFieldsProps) {
  return (
    <>
      <FormInput
        label="Name"
        name="name"
        required
        autoComplete="off"
        hint={nameHint}
        value={typed.name}
        error={fault('name')}
        onChange={change('name')}
      />
      <FormInput
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="off"
        value={typed.email}
        error={fault('email')}
        onChange={change('email')}
      />
    </>
  );
}
