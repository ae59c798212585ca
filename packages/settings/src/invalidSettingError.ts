/** Settings that cannot be used; the message has a sentence for each, on a line of its own. */
export class InvalidSettingError extends Error {}
