import type { Audio } from '../shape.ts';

export const AUDIO: Audio = {
  newsSource: 'khlongsai-news',
  dailyPlaylist: 'ข่าวเช้าริมคลอง',
  intro: 'คลองใส อ่านข่าวให้ฟัง',
  explainer: null,
};
