import { toPictureUrl } from './news.ts';

const image = (name: string) => ({
  sizes: { large: { url: toPictureUrl(`${name}-l`), width: 1280, height: 720 }, medium: null, small: null },
  default: { url: toPictureUrl(name), width: 640, height: 360 },
});
const list = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, limit: 20, last_page: 1 } });

const program = {
  id: 41,
  key: 'KhonRimKhlong',
  title: 'คนริมคลอง',
  canonical_url: '/program/KhonRimKhlong',
  category: { key: 'documentary', name: 'สารคดี' },
  display_image: image('p41'),
  is_old_program: false,
  closed_captions: 'true',
  audio_desc: null,
};

const film = 'https://media.khlongsai.example/films/khlong.m3u8';

const video = (id: number, key: string, title: string, category: string, category_id: number, more: object = {}) => ({
  id,
  key,
  title,
  display_image: image(key),
  tagline: '',
  description: null,
  first_aired_at: '2026-03-01T19:00:00+07:00',
  owner_id: 41,
  canonical_url: null,
  duration_seconds: 184,
  category: { key: category, name: '' },
  category_id,
  media_url: film,
  program,
  program_id: 41,
  tags: null,
  start_publish: '2026-03-01T20:00:00+07:00',
  end_publish: '0001-01-01T00:00:00Z',
  ...more,
});
const clip = video(61, 'why-canals-bend', 'ทำไมคลองถึงคด', 'clip', 3);
const short = video(71, 's-7001', 'เรือผ่านใต้สะพาน', 'story', 4, { owner_id: 800701 });
const promo = video(81, 'promo-khlong', 'ตัวอย่าง: คนริมคลอง', 'promo', 2);
const rerun = video(91, 'khlong-1', 'คนริมคลอง ตอนแรก', 'rerun', 1, { episode_id: '501' });

const episode = {
  id: '501',
  title: 'น้ำขึ้นที่บ้านเรา',
  tagline: 'ตอนที่ชาวบ้านเล่าเอง',
  description: '',
  first_aired_at: '2026-03-01T19:00:00+07:00',
  display_image: image('e501'),
  program,
  show_video: { id: 91, key: 'khlong-1', media_url: film, duration_seconds: 2710, program_id: 41, category_id: 1 },
  gallery_id: 'g1',
  episode_number: 1,
  season_id: 12,
};
const next = {
  id: 502,
  title: 'ตลาดน้ำก่อนรุ่งสาง',
  first_aired_at: '2026-03-08T19:00:00+07:00',
  program,
  show_video: null,
};

const playlist = {
  id: 21,
  key: 'khlong',
  title: 'รวมคนริมคลอง',
  meta: { owner: { title: 'คนริมคลอง' } },
  orders: '61,91',
};

const programme = {
  ...program,
  id: '41',
  tagline: 'ชีวิตสองฝั่งน้ำ',
  description: 'สารคดีชุดว่าด้วยผู้คนที่อยู่กับคลอง',
  gallery_id: 'g1',
  website: 'www.khlongsai.example/khlong',
  schedule: 'ทุกวันอาทิตย์ 19.00 น.',
  playlists: [playlist],
  persons: [{ firstname: 'มาลี', lastname: 'ริมน้ำ (ปลา)', character: 'ผู้ดำเนินรายการ', display_image: null }],
  seasons: [{ id: 12, season_title: 'ฤดูน้ำ', season_key: 'first', season_number: 1, persons: null }],
  component_id: 4,
  homepage_episode_index_enabled: 1,
  homepage_video_index_enabled: '1',
  homepage_story_index_enabled: true,
};

const scheduled = (channel: string, from: string, to: string, program_title: string, of: object | null = null) => ({
  channel,
  start_time: `2026-03-04T${from}:00+07:00`,
  end_time: `2026-03-04T${to}:00+07:00`,
  program_title,
  episode_title: '',
  program: of,
});
const schedule = {
  data: [
    scheduled('tv', '19:00', '20:30', 'ข่าวค่ำริมคลอง'),
    scheduled('tv', '20:30', '21:30', 'คนริมคลอง', program),
    scheduled('online', '19:30', '22:00', 'ดนตรีในสวน'),
  ],
};

const banner = {
  title: 'คนริมคลอง ฤดูใหม่',
  subtitle: 'เริ่มวันอาทิตย์นี้',
  image: image('hero'),
  mobile_image: null,
  primaryButtonLabel: 'ดูรายการ',
  primaryButtonLink: '/program/KhonRimKhlong',
  secondaryButtonLabel: '',
};

export const programApi = {
  '/programs': list(program),
  '/programs/KhonRimKhlong': { data: programme },
  '/episodes': list(episode),
  '/episodes/upcoming': list(next),
  '/episodes/501': { data: episode },
  '/videos': list(clip, rerun),
  '/videos?video_category=clip': list(clip),
  '/videos?video_category=story': list(short),
  '/videos?video_category=promo': list(promo),
  '/videos?video_category=rerun': list(rerun),
  '/videos/popular': list(clip),
  '/videos/why-canals-bend': { data: clip },
  '/videos/s-7001': { data: short },
  '/galleries/g1': { data: { id: 'g1', items: [{ id: 1, caption: 'ถ่ายทำกลางคลอง', display_image: image('g1a') }] } },
  '/collections': list(playlist),
  '/collections/khlong': { data: playlist },
  '/collections/khlong/items': list(clip, rerun),
  '/play-queue': { data: { token: 'q1', items: [short, clip] } },
  '/components/1': { data: { id: 1, items: [banner] } },
  '/schedules/today': schedule,
  '/monthly-schedules': schedule,
};
