import type { CallOutcome, StepKind } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** Something that staff did about an enquiry: gave it to a colleague, called, or wrote by WhatsApp. */
export interface EnquiryStepRow {
  id: number;
  enquiryId: number;
  /** Account id. */
  by: string;
  kind: StepKind;
  /** Of `given`: an account's id; null: nobody. */
  assignee: string | null;
  /** Of `called`; null from before it was asked. */
  outcome: CallOutcome | null;
  text: string | null;
  createdAt: Date;
  editedAt: Date | null;
  /** Its writer has deleted it, and may undo that for a while. */
  removedAt: Date | null;
}

export const EnquiryStepEntity = new EntitySchema<EnquiryStepRow>({
  name: 'EnquiryStep',
  tableName: 'enquiry_step',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    enquiryId: { type: 'integer', name: 'enquiry_id' },
    by: { type: 'text', name: 'account_id' },
    kind: { type: 'text' },
    assignee: { type: 'text', nullable: true },
    outcome: { type: 'text', nullable: true },
    text: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    editedAt: { type: 'timestamptz', precision: 3, name: 'edited_at', nullable: true },
    removedAt: { type: 'timestamptz', precision: 3, name: 'removed_at', nullable: true, deleteDate: true },
  },
});
