import { z } from 'zod';
import { chatRequestSchema } from '../browser/events.ts';

/** Props of mfe-chat's widget `chat`, which is rendered while the chat is open or minimised. */
export const chatPropsSchema = z.object({
  /** Whether the visitor opened it; a restored chat does not take the focus. */
  asked: z.boolean(),
  /** A question from elsewhere in the page, put into the field for the visitor to send. */
  request: chatRequestSchema.nullable(),
  onClose: z.custom<() => void>(),
});
export type ChatProps = Readonly<z.infer<typeof chatPropsSchema>>;
