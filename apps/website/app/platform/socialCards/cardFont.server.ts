import { createRequire } from 'node:module';

/**
 * The name that the headline font gives itself; without the comma its last word would be read as a weight, and another
 * font be taken.
 */
export const CARD_FONT = 'IBM Plex Sans Thai SemiBold,';

/** The headline font, whole: every text that is set names its file, so that no font of the system is needed. */
export const CARD_FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/ibm-plex-sans-thai/600SemiBold/IBMPlexSansThai_600SemiBold.ttf',
);
