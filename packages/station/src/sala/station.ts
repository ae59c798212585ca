import type { CardColours, Station } from '../shape.ts';

export const STATION: Station = {
  brand: 'sala',
  brandName: 'Sala',
  name: 'ศาลา',
  slogan: 'ข่าวที่ทุกคนวางใจ',
  description:
    'ศาลา สื่อสาธารณะเพื่อทุกคน ติดตามข่าวการเมือง สังคม เศรษฐกิจ ต่างประเทศ ภูมิภาค กีฬา และสาระรอบตัว ครบถ้วน เที่ยงตรง ไม่มีโฆษณาแฝง',
  keywords: ['ข่าว', 'ข่าววันนี้', 'ข่าวล่าสุด', 'สื่อสาธารณะ', 'ศาลา', 'ศาลาทีวี'],
  productionHost: 'www.sala.example',
  shortClipKey: 's-1001',
  streamingPlatform: 'salaplay',
  streamingPlatformName: 'Sala Play',
  englishSite: 'https://english.sala.example',
  organisationSite: 'https://org.sala.example/home',
  locality: 'นครจันทรา',
  phone: '0-2999-0000',
  event: {
    title: 'ร้อยใจรำลึก',
    text: 'รวมเรื่องราว ภาพ และเสียง จากผู้คนทั่วประเทศ',
    href: '/in-remembrance',
    picture: '/station/event.svg',
    mobilePicture: '/station/event-mobile.svg',
  },
};

// a three-tiered pavilion roof
export const CARD_COLOURS: CardColours = { ground: '#1b2a5b', night: '#0c1330', mark: '#ffc233' };
