import type { Speaker, SpeakerId, SpeakerVoices } from '../shape.ts';

const drawFace = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><circle cx="32" cy="26" r="12" fill="#fefefe"/><path fill="#fefefe" d="M10 64c0-14 10-20 22-20s22 6 22 20z"/></svg>`)}`;

export const SPEAKERS = [
  { id: 12, name: 'ลุงชล', imgUrl: drawFace('#0d5c46') },
  { id: 1, name: 'น้องธาร', imgUrl: drawFace('#b45309') },
  { id: 11, name: 'ป้าวารี', imgUrl: drawFace('#3b5b8c') },
] as const satisfies Speaker[];

export const DEFAULT_SPEAKER: SpeakerId<typeof SPEAKERS> = 1;

export const SPEAKER_VOICES: SpeakerVoices<typeof SPEAKERS> = {
  12: { embedded: 'man', azure: 'th-TH-NiwatNeural', google: 'th-TH-Chirp3-HD-Charon' },
  1: { embedded: 'woman', azure: 'th-TH-PremwadeeNeural', google: 'th-TH-Chirp3-HD-Kore' },
  11: { embedded: 'lowWoman', azure: 'th-TH-AcharaNeural', google: 'th-TH-Chirp3-HD-Leda' },
};
