/** A text as it was before `joinPhrases`: without word joiners, with plain spaces. */
export const removeJoiners = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
