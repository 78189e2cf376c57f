import { EntitySchema } from 'typeorm';

/** A staff note on an enquiry. */
export interface EnquiryNoteRow {
  id: number;
  enquiryId: number;
  /** Account id. */
  by: string;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  /** Its writer has deleted it, and may undo that for a while. */
  removedAt: Date | null;
}

export const EnquiryNoteEntity = new EntitySchema<EnquiryNoteRow>({
  name: 'EnquiryNote',
  tableName: 'enquiry_note',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    enquiryId: { type: 'integer', name: 'enquiry_id' },
    by: { type: 'text', name: 'account_id' },
    text: { type: 'text' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    editedAt: { type: 'timestamptz', precision: 3, name: 'edited_at', nullable: true },
    removedAt: { type: 'timestamptz', precision: 3, name: 'removed_at', nullable: true, deleteDate: true },
  },
});
