/** A voice: eSpeak's language and variant, how fast (words a minute as eSpeak counts them) and how high (0 to 99). */
export interface Voice {
  variant: string;
  rate: number;
  pitch: number;
}

/** The voices by their names. */
export const VOICES = {
  man: { variant: 'th', rate: 155, pitch: 45 },
  woman: { variant: 'th+f2', rate: 155, pitch: 52 },
  lowWoman: { variant: 'th+f4', rate: 148, pitch: 40 },
} satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;
