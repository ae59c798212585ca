import { z } from 'zod';
import { VOICES, type VoiceName } from './voices.ts';

/** A request: lines of phonemes in eSpeak's mnemonics; each syllable has a tone, and spaces separate words. */
export const request = z.object({
  id: z.union([z.int(), z.string().max(100)]),
  voice: z.enum(Object.keys(VOICES) as [VoiceName, ...VoiceName[]]),
  lines: z.array(z.string().max(4_000)).min(1).max(3_000),
});

export type Request = z.output<typeof request>;
