/** A setting that cannot be used, said in one sentence. */
export class BadSetting extends Error {}
