import type { ChangedField } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** What of an enquiry was changed, by whom, and how it was before. */
export interface EnquiryChangeRow {
  id: number;
  enquiryId: number;
  /** Account id. */
  by: string;
  field: ChangedField;
  before: string | null;
  after: string | null;
  /** The note whose words were changed; it takes this with it. */
  noteId: number | null;
  /** The call or message that was changed; it takes this with it. */
  stepId: number | null;
  createdAt: Date;
}

export const EnquiryChangeEntity = new EntitySchema<EnquiryChangeRow>({
  name: 'EnquiryChange',
  tableName: 'enquiry_change',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    enquiryId: { type: 'integer', name: 'enquiry_id' },
    by: { type: 'text', name: 'account_id' },
    field: { type: 'text' },
    before: { type: 'text', nullable: true },
    after: { type: 'text', nullable: true },
    noteId: { type: 'integer', name: 'note_id', nullable: true },
    stepId: { type: 'integer', name: 'step_id', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
