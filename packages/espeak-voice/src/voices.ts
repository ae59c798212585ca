/** A voice: eSpeak's language and variant, how fast (words a minute as eSpeak counts them) and how high (0 to 99). */
export interface Voice {
  variant: string;
  rate: number;
  pitch: number;
}

/**
 * Raise this when the same phonemes sound different: otherwise unchanged lines of an edited article keep their old
 * sound.
 */
export const SOUND_VERSION = 1;

/** The voices by their names. */
export const VOICES = {
  man: { variant: 'th', rate: 147, pitch: 36 },
  woman: { variant: 'th+f2', rate: 147, pitch: 45 },
  lowWoman: { variant: 'th+f4', rate: 142, pitch: 30 },
} satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;
