import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { announceGold, findLastGold } from '../widgets/index.ts';
import { banners, goldPrices } from '../widgets/schema.ts';

const SOURCE = 'demo';
const MINUTE = 60_000;

const PRICES = [
  { buy: 62_050, sell: 62_150, minutesAgo: 190 },
  { buy: 62_150, sell: 62_250, minutesAgo: 24 },
];

const BANNERS = [
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

/**
 * Brings in the demo's banners, and its prices of gold dated anew; a price that somebody has announced takes their
 * place.
 */
export async function loadWidgets(db: Database, now: Date): Promise<void> {
  await db
    .insert(banners)
    .values(BANNERS.map((one) => ({ ...one, source: SOURCE })))
    .onConflictDoNothing();
  await db.delete(goldPrices).where(eq(goldPrices.source, SOURCE));
  if (await findLastGold(db)) return;
  for (const { minutesAgo, ...price } of PRICES)
    await announceGold(db, price, new Date(now.getTime() - minutesAgo * MINUTE), SOURCE);
}
