/** Thrown for an invalid setting; the message is one sentence for the operator. */
export class BadSetting extends Error {}
