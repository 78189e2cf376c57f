import { NewImport } from './new-import.tsx';
import { OpenImport } from './open-import.tsx';

export interface ImportDialogProps {
  /** Of the import that is open; empty for a new one. */
  readonly id: string;
  readonly onClose: () => void;
}

/** `?import`: vans from a file. What is under way goes on when it is closed, and is found here again (ADR 051). */
export function ImportDialog({ id, onClose }: ImportDialogProps) {
  return id === '' ? <NewImport onClose={onClose} /> : <OpenImport key={id} id={id} onClose={onClose} />;
}
