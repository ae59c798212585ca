/** Undoes `joinPhrases`: removes word joiners, and makes spaces plain. */
export const removeJoiners = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
