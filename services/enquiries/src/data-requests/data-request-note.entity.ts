import { EntitySchema } from 'typeorm';

/** A staff note on a data subject request. */
export interface DataRequestNoteRow {
  id: number;
  dataRequestId: number;
  /** Account id. */
  by: string;
  text: string;
  createdAt: Date;
}

export const DataRequestNoteEntity = new EntitySchema<DataRequestNoteRow>({
  name: 'DataRequestNote',
  tableName: 'data_subject_request_note',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    dataRequestId: { type: 'integer', name: 'data_request_id' },
    by: { type: 'text', name: 'account_id' },
    text: { type: 'text' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
