/** A banner of the home page; its picture is a file of the newsroom. */
export interface DemoBanner {
  id: number;
  title: string;
  url: string;
  picture: string;
}

/** An announced price of gold, in baht for a baht's weight of bar. */
export interface DemoGoldPrice {
  buy: number;
  sell: number;
  minutesAgo: number;
}

/** The demo's widgets. */
export interface DemoWidgets {
  banners: DemoBanner[];
  /** The oldest first. */
  goldPrices: DemoGoldPrice[];
}

const GOLD_PRICES: DemoGoldPrice[] = [
  { buy: 62_050, sell: 62_150, minutesAgo: 190 },
  { buy: 62_150, sell: 62_250, minutesAgo: 24 },
];

const BANNERS: DemoBanner[] = [
  {
    id: 1,
    title: 'หนังสือหนึ่งเล่ม เพื่อเด็กอีกหลายคน ชวนส่งต่อหนังสือให้ห้องสมุดที่เปิดถึงเที่ยงคืน',
    url: '/news/content/600209',
    picture: 'library.webp',
  },
  {
    id: 2,
    title: 'สภาผู้ชมและผู้ฟังชวนคุณบอกว่าอยากเห็นรายการแบบไหน ร่วมเวทีใกล้บ้านทั่วประเทศ',
    url: 'https://org.sala.example/council',
    picture: 'public-hearing.webp',
  },
];

export const readDemoWidgets = (): DemoWidgets => ({ banners: BANNERS, goldPrices: GOLD_PRICES });
