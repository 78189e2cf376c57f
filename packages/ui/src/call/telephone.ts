/** A telephone number as people read it, and as telephones dial it (E.164). */
export interface Telephone {
  readonly phone: string;
  readonly phoneE164: string;
}
