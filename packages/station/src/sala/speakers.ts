import type { Speaker, SpeakerId, SpeakerVoices } from '../shape.ts';

// a module of its own: only pages with the player need it

const toAvatar = (body: string) => `data:image/svg+xml,${encodeURIComponent(body)}`;
const drawFace = (ground: string, hair: string, collar: string) =>
  toAvatar(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><path fill="${collar}" d="M8 64c0-14 11-20 24-20s24 6 24 20z"/><path fill="#e8b98f" d="M26 36h12v12a6 6 0 0 1-12 0z"/>${hair}</svg>`,
  );

/** The speakers in the order of the player's menu (SPEC 3.3-17). */
export const SPEAKERS = [
  {
    id: 12,
    name: 'ผู้ประกาศข่าวชาย',
    imgUrl: drawFace(
      '#dfe4f3',
      '<circle cx="32" cy="27" r="12" fill="#e8b98f"/><path fill="#2a2320" d="M19 27c-1-11 5-16 13-16s14 5 13 16c-2-6-5-8-8-8-5 1-11 1-13 0-2 1-4 3-5 8z"/>',
      '#1b2a5b',
    ),
  },
  {
    id: 1,
    name: 'ใบเตย',
    imgUrl: drawFace(
      '#e4efe0',
      '<path fill="#2a2320" d="M16 44c-2-20 2-33 16-33s18 13 16 33c-4 3-8 3-10 2H26c-2 1-6 1-10-2z"/><circle cx="32" cy="28" r="11.5" fill="#e8b98f"/><path fill="#2a2320" d="M20 27c1-8 5-12 12-12s11 4 12 12c-5-1-8-4-10-7-3 4-8 6-14 7z"/>',
      '#3f7d4e',
    ),
  },
  {
    id: 11,
    name: 'น้ำค้าง',
    imgUrl: drawFace(
      '#fbecc8',
      '<path fill="#4a342a" d="M18 38c-3-17 2-27 14-27s17 10 14 27c-3 2-5 1-6 0H24c-1 1-3 2-6 0z"/><circle cx="32" cy="28" r="11.5" fill="#e8b98f"/><path fill="#4a342a" d="M20 28c0-9 5-13 12-13s12 4 12 13c-2-4-4-6-7-7-6 3-13 2-17 7z"/>',
      '#b45a3c',
    ),
  },
] as const satisfies Speaker[];

/** The speaker of an article whose style is absent or unknown (SPEC 3.3-14). */
export const DEFAULT_SPEAKER: SpeakerId<typeof SPEAKERS> = 1;

/** The voice of each speaker at each provider; only the newsroom loads it. */
export const SPEAKER_VOICES: SpeakerVoices<typeof SPEAKERS> = {
  12: { embedded: 'man', azure: 'th-TH-NiwatNeural', google: 'th-TH-Chirp3-HD-Charon' },
  1: { embedded: 'woman', azure: 'th-TH-PremwadeeNeural', google: 'th-TH-Chirp3-HD-Kore' },
  11: { embedded: 'lowWoman', azure: 'th-TH-AcharaNeural', google: 'th-TH-Chirp3-HD-Leda' },
};
