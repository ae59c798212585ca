import type { Audio } from '../shape.ts';

export const AUDIO: Audio = {
  newsSource: 'sala-news',
  dailyPlaylist: 'ข่าวประจำวัน',
  intro: 'ศาลา อ่านข่าวให้ฟัง',
  explainer: 'https://video.sala.example/watch?v=listening',
};
