/** A telephone number as people read it, and as phones dial it (E.164). */
export interface Telephone {
  readonly phone: string;
  readonly phoneE164: string;
}
