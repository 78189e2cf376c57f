import { ProblemError } from '@forecourt/server-kit';

const refused = (code: string, title: string, path: string, message: string): ProblemError =>
  new ProblemError({ status: 400, code, title, detail: `${message}.`, errors: [{ path, message }] });

export const hiddenFieldFilled = (): ProblemError =>
  refused(
    'ENQUIRIES.HIDDEN_FIELD_FILLED',
    'A hidden field was filled in',
    'website',
    'Leave this field empty and send the form again',
  );

export const tokenRefused = {
  forged: () =>
    refused(
      'ENQUIRIES.FORM_TOKEN_INVALID',
      'The form is not one of ours',
      'formToken',
      'Open the form again and send it from there',
    ),
  expired: () =>
    refused(
      'ENQUIRIES.FORM_TOKEN_EXPIRED',
      'The form was open for too long',
      'formToken',
      'Open the form again: it was opened more than a day ago',
    ),
  early: () =>
    refused(
      'ENQUIRIES.FORM_SENT_TOO_SOON',
      'The form was sent too soon',
      'formToken',
      'Please take a moment and send the form again',
    ),
} as const;
