import type { CardColours, Station } from '../shape.ts';

/** A second, minimal station: for tests, and as a template. */
export const STATION: Station = {
  brand: 'khlongsai',
  brandName: 'Khlongsai',
  name: 'คลองใส',
  slogan: 'ข่าวจากสองฝั่งน้ำ',
  description: 'คลองใส สื่อสาธารณะของคนลุ่มน้ำ ข่าวท้องถิ่น รายการ และเสียงของชุมชน',
  keywords: ['ข่าวท้องถิ่น', 'คลองใส', 'ลุ่มน้ำ'],
  productionHost: 'www.khlongsai.example',
  shortClipKey: null,
  streamingPlatform: 'khlongplay',
  streamingPlatformName: 'Khlong Play',
  englishSite: null,
  organisationSite: 'https://org.khlongsai.example',
  locality: 'เมืองท่าเรือ',
  phone: '0-3888-0000',
  event: null,
};

// three waves
export const CARD_COLOURS: CardColours = { ground: '#0d5c46', night: '#052a20', mark: '#ffb14a' };
