import type { Audio, Speaker } from '../shape.ts';

const face = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><circle cx="32" cy="26" r="12" fill="#fefefe"/><path fill="#fefefe" d="M10 64c0-14 10-20 22-20s22 6 22 20z"/></svg>`)}`;

export const SPEAKERS: Speaker[] = [
  { id: 12, name: 'ลุงชล', imgUrl: face('#0d5c46') },
  { id: 1, name: 'น้องธาร', imgUrl: face('#b45309') },
  { id: 11, name: 'ป้าวารี', imgUrl: face('#3b5b8c') },
];

export const AUDIO: Audio = {
  newsSource: 'khlongsai-news',
  dailyPlaylist: 'ข่าวเช้าริมคลอง',
  intro: 'คลองใส อ่านข่าวให้ฟัง',
  explainer: 'https://video.khlongsai.example/listening',
};
