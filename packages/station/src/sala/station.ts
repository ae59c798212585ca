import type { Station } from '../shape.ts';

export const STATION: Station = {
  brand: 'sala',
  brandName: 'Sala',
  name: 'ศาลา',
  // a three-tiered pavilion roof
  mark: [
    'M32 0c.8 5 2.400 8.200 5.600 11.200L44 17H20l6.400-5.800C29.600 8.200 31.200 5 32 0Z',
    'M18.500 20h27l9.200 9.200c2 2 4.300 2.900 7.300 3.300H2c3-.4 5.300-1.300 7.300-3.300L18.500 20Z',
    'M14 36h36l6 6c2.200 2.100 4.700 3 8 3.300H0c3.300-.3 5.800-1.200 8-3.300l6-6Z',
    'M12 48h5v8h-5zM29.500 48h5v8h-5zM47 48h5v8h-5z',
  ],
  colours: { ground: '#1b2a5b', night: '#0c1330', mark: '#ffc233' },
  slogan: 'ข่าวที่ทุกคนวางใจ',
  description:
    'ศาลา สื่อสาธารณะเพื่อทุกคน ติดตามข่าวการเมือง สังคม เศรษฐกิจ ต่างประเทศ ภูมิภาค กีฬา และสาระรอบตัว ครบถ้วน เที่ยงตรง ไม่มีโฆษณาแฝง',
  keywords: ['ข่าว', 'ข่าววันนี้', 'ข่าวล่าสุด', 'สื่อสาธารณะ', 'ศาลา', 'ศาลาทีวี'],
  productionHost: 'www.sala.example',
  onlineChannel: 'ศาลาออนไลน์',
  storyCode: 's-1001',
  streamingPlatform: 'salaplay',
  streamingPlatformName: 'Sala Play',
  partnerChannel: { name: 'ช่องรวมมิตร', home: 'https://ruammit.sala.example', picture: '/station/social.png' },
  englishSite: 'https://english.sala.example',
  organisationSite: 'https://org.sala.example/home',
  locality: 'นครจันทรา',
  postalAddress: ['องค์การกระจายเสียงสาธารณะศาลา', '99 ถนนริมคลอง แขวงสวนจันทร์ เขตเมืองเหนือ นครจันทรา 10999'],
  phone: '0-2999-0000',
  event: {
    title: 'ร้อยใจรำลึก',
    text: 'รวมเรื่องราว ภาพ และเสียง จากผู้คนทั่วประเทศ',
    href: '/in-remembrance',
    picture: '/station/event.svg',
    mobilePicture: '/station/event-mobile.svg',
    closing: 'ด้วยความรำลึก จากผู้ที่ยังจำกันได้',
  },
};
