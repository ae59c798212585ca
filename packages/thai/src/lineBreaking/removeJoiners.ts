/** Undoes `joinPhrases`: removes joiners, and makes spaces plain. */
export const removeJoiners = (text: string): string => text.replace(/[\u200c\u2060]/g, '').replaceAll('\u00a0', ' ');
