/** What makes this station this station. Another broadcaster changes this package and has its own site. */
export interface Station {
  /** The name in addresses and keys. */
  brand: string;
  /** The name in Latin letters. */
  brandName: string;
  /** The name in Thai: in titles, the header, the footer. */
  name: string;
  slogan: string;
  description: string;
  keywords: string[];
  /** The only host on which pages may be indexed (SPEC 2.4-07). */
  productionHost: string;
  /** What readers call the channel whose title on the wire is `online`. */
  onlineChannel: string;
  /** The clip behind the bottom navigation's short clips (SPEC 2.2-17). */
  storyCode: string;
  /** The station's own streaming platform as the programme API spells it: `is_{…}_exclusive` (SPEC 3.5-18). */
  streamingPlatform: string;
  /** What readers call it. */
  streamingPlatformName: string;
  /** The channel of a partner whose schedule is shown too (SPEC 7.9). */
  partnerChannel: { name: string; home: string; picture: string };
  englishSite: string;
  organisationSite: string;
  /** Hosts besides this site's to which editors may redirect an address that is gone. */
  redirectHosts: string[];
  /** The capital city, where the station is. */
  locality: string;
  postalAddress: string[];
  phone: string;
  /** Links of the footer, in groups. */
  footer: { title: string; links: { title: string; href: string }[] }[];
  /** Where the station's applications are downloaded. */
  downloads: { title: string; href: string }[];
  /** The special event that a banner leads to (SPEC 2.5-10), when there is one. */
  event: {
    title: string;
    text: string;
    href: string;
    picture: string;
    mobilePicture: string;
    /** The last line of its page. */
    closing: string;
  } | null;
  /** Hosts whose players a story may embed. */
  embedHosts: string[];
}

export const STATION: Station = {
  brand: 'sala',
  brandName: 'Sala',
  name: 'ศาลา',
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
  redirectHosts: ['english.sala.example', 'org.sala.example'],
  locality: 'นครจันทรา',
  postalAddress: ['องค์การกระจายเสียงสาธารณะศาลา', '99 ถนนริมคลอง แขวงสวนจันทร์ เขตเมืองเหนือ นครจันทรา 10999'],
  phone: '0-2999-0000',
  footer: [
    {
      title: 'ข่าว',
      links: [
        { title: 'ข่าวเด่นวันนี้', href: '/news' },
        { title: 'ข่าวทุกหมวด', href: '/news/categories' },
        { title: 'รวมข่าวรายวัน', href: '/news/archive' },
        { title: 'การเมือง', href: '/news/politics' },
        { title: 'กีฬา', href: '/news/categories/sport' },
      ],
    },
    {
      title: 'องค์กร',
      links: [
        { title: 'รู้จักศาลา', href: '/org' },
        { title: 'สภาผู้ชมและผู้ฟัง', href: 'https://org.sala.example/council' },
        { title: 'การแก้ไขข่าว', href: '/corrections' },
        { title: 'ร้องเรียน', href: 'https://org.sala.example/complaints' },
        { title: 'ติดต่อเรา', href: 'https://org.sala.example/contact' },
      ],
    },
  ],
  downloads: [
    { title: 'แอปศาลา สำหรับแอนดรอยด์', href: 'https://apps.sala.example/android' },
    { title: 'แอปศาลา สำหรับไอโอเอส', href: 'https://apps.sala.example/ios' },
  ],
  event: {
    title: 'ร้อยใจรำลึก',
    text: 'รวมเรื่องราว ภาพ และเสียง จากผู้คนทั่วประเทศ',
    href: '/in-remembrance',
    picture: '/station/event.svg',
    mobilePicture: '/station/event-mobile.svg',
    closing: 'ด้วยความรำลึก จากผู้ที่ยังจำกันได้',
  },
  embedHosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com', 'embed.sala.example'],
};
