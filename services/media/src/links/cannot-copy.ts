/** Why a picture on another site cannot be copied; the message is told to staff. */
export class CannotCopy extends Error {}
