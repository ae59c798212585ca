import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles } from '../../articles/schema.ts';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { indexArticles, indexOutdated, type NewsQuestion } from '../index.ts';
import { articleSearch } from '../schema.ts';
import { type SearchedArticle, writeArticles } from '../testArticles.ts';
import { searchNews } from './searchNews.ts';

const HOUR = 3600_000;

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(articles);
  });

  const write = (...written: SearchedArticle[]) => writeArticles(database.db, ...written);
  const find = (text: string, over: Partial<NewsQuestion> = {}) =>
    searchNews(database.db, { text, sort: 'relevance', page: 1, pageSize: 20, ...over });
  const idsOf = async (text: string, over: Partial<NewsQuestion> = {}) => (await find(text, over)).ids;

  describe('searchNews finds', () => {
    beforeEach(() =>
      write(
        { id: 1, title: 'น้ำท่วมเชียงใหม่ เร่งช่วยชาวบ้าน', body: '<p>ปี 2568 วันที่ 3 เม.ย. ถึง 5 สิงหาคม</p>' },
        { id: 2, title: 'ขึ้นค่าแรงขั้นต่ำ 400 บาท', lead: 'นายสุริยะ จึงรุ่งเรืองกิจ แถลง' },
        { id: 3, title: 'ร่าง พ.ร.บ.งบประมาณ', body: '<p>กทม. ทํางานเรื่อง<b>ฝุ่น PM2.5</b></p>' },
        { id: 4, title: 'โครงการแลนด์บริดจ์', body: '<p>ครู กยศ. และ COVID-19</p>' },
        { id: 5, title: 'ราคาข้าว', body: '<p>กยศ. ลดดอกเบี้ย ผบ.ตร. และ รพ.สต. รับทราบ</p>' },
      ),
    );

    test.each<[string, number[]]>([
      ['น้ำท่วม', [1]],
      ['นํ้าท่วม', [1]],
      ['ท่วม เชียงใหม่', [1]],
      ['น้ำ\u200bท่วม', [1]],
      ['๒๕๖๘', [1]],
      ['2025', [1]],
      ['ปี68', [1]],
      ['เมษายน', [1]],
      ['3เมษายน68', [1]],
      ['เมย', [1]],
      ['ส.ค.', [1]],
      ['"ถึง 5 สค"', [1]],
      ['กันยายน', []],
      ['ค่าแรง ๔๐๐บาท', [2]],
      ['สุริยะจึงรุ่งเรืองกิจ', [2]],
      ['พรบ', [3]],
      ['พ.ร.บ.', [3]],
      ['ผบตร', [5]],
      ['ผบ.ตร.', [5]],
      ['รพสต', [5]],
      ['"ผบตร และรพสต"', [5]],
      ['ตรรพ', []],
      ['pm2.5', [3]],
      ['ทำงาน', [3]],
      ['covid 19', [4]],
      ['โควิด', [4]],
      ['"กยศ และโควิด-19"', [4]],
      ['Landbridge', [4]],
      ['กยศ -ครู', [5]],
      ['"ค่าแรงขั้นต่ำ"', [2]],
      ['"ขั้นต่ำค่าแรง"', []],
      ['"เร่งช่วยชาวบ้าน ปี"', []],
      ['"โครงการแลนด์บิดจ์"', []],
      ['p', []],
    ])('“%s”', async (text, ids) => {
      expect(await idsOf(text)).toEqual(ids);
    });

    test.each<[string, number[]]>([
      ['นำทวม', [1]],
      ['คาแรงขันตำ', [2]],
      ['เชียงไหม่', [1]],
      ['แลนบริดจ์', [4]],
      ['โครงการแลนดบริดจ', [4]],
      ['ราคาขาว', [5]],
    ])('“%s”, which is spelt differently in the article', async (text, ids) => {
      expect(await idsOf(text)).toEqual(ids);
    });

    test('the closest name when letters are missing or swapped, and suggests its spelling', async () => {
      for (const text of ['โครงกรแลนด์บริดจ์', 'โคงรการแลนด์บริดจ์', 'โครงการแลนบริด']) {
        const result = await find(text);
        expect(result.ids).toEqual([4]);
        expect(result.didYouMean).toBe('โครงการแลนด์บริดจ์');
        expect(result.searched.written).toBe('โครงการแลนด์บริดจ์');
      }
    });

    test('the closest name for a misspelt one, even when the dictionary finds words in it', async () => {
      const scattered = Array.from({ length: 6 }, (_, at) => ({ id: 10 + at, title: `ทอง ธาร แพร ${at}` }));
      await write({ id: 9, title: 'แพทองธาร ชินวัตร แถลง' }, ...scattered);
      expect((await find('แพรทองธาร ชินวัต')).didYouMean).toBe('แพทองธาร ชินวัตร');
    });

    test('a far more frequent word for one that sounds like it, even when the parts of that are found', async () => {
      const scattered = Array.from({ length: 6 }, (_, at) => ({
        id: 20 + at,
        title: `เก็ท ภู ทรวง กะ มาน ประ งบ ${at}`,
      }));
      const frequentTitles = ['ผ่านงบประมาณ', 'กระทรวงแถลง', 'เที่ยวภูเก็ต'].flatMap((title, kind) =>
        Array.from({ length: 6 }, (_, at) => ({ id: 40 + kind * 10 + at, title: `${title} ${at}` })),
      );
      await write(...scattered, ...frequentTitles);
      for (const [written, offer] of [
        ['งบประมาน', 'งบประมาณ'],
        ['กะทรวง', 'กระทรวง'],
        ['ภูเก็ท', 'ภูเก็ต'],
      ] as const)
        expect((await find(written)).didYouMean, written).toBe(offer);
      expect((await find('งบประมาณ')).didYouMean).toBeNull();
    });

    test('the correct spelling of a name spelt by ear and of a short misspelt word', async () => {
      await write({ id: 9, title: 'เศรษฐา ทวีสิน แถลงข่าว' }, { id: 10, title: 'รถไฟฟ้าสายใหม่' });
      expect((await find('เศรษฐา ทวีศิลป์')).didYouMean).toBe('เศรษฐา ทวีสิน');
      await write({ id: 11, title: 'เรียกความเชื่อมั่นชาวสุราษฎร์ธานี' });
      expect(await find('ความเชือมันชาวสุราษฎร์')).toMatchObject({
        ids: [11],
        didYouMean: 'ความเชื่อมั่นชาวสุราษฎร์',
      });
      expect((await find('แถลนข่าว')).didYouMean).toBe('แถลงข่าว');
      expect((await find('แถลน')).didYouMean).toBe('แถลง');
      await write({ id: 20, title: 'สุราเถื่อน' });
      expect((await find('สุราษ')).didYouMean, 'the beginning of สุราษฎร์ธานี').toBeNull();
      await write({ id: 38, title: 'โพสต์ของชาวบ้าน' });
      expect((await find('ธพ.สต.')).didYouMean, 'an abbreviation').toBeNull();
    });

    test('all accepted spellings of a word', async () => {
      await write(
        { id: 9, title: 'ขึ้น 3 เปอร์เซนต์' },
        { id: 10, title: 'ลด 3 เปอร์เซ็นต์' },
        { id: 11, title: 'ใช้อินเตอร์เน็ตผ่านแอพพลิเคชั่น' },
        { id: 12, title: 'เปิดอินเทอร์เน็ตและแอปพลิเคชัน' },
      );
      const all = async (text: string) => (await idsOf(text)).toSorted((one, other) => one - other);
      for (const word of ['เปอร์เซนต์', 'เปอร์เซ็นต์', 'เปอร์เซ็น']) expect(await all(word)).toEqual([9, 10]);
      for (const word of ['อินเตอร์เน็ต', 'อินเทอร์เน็ต', 'แอพพลิเคชั่น', 'แอปพลิเคชั่น'])
        expect(await all(word)).toEqual([11, 12]);
    });

    test('a word within a compound, not within a word that only has its letters', async () => {
      await write({ id: 9, title: 'เชื่อมโยงข้อมูลกรุงเทพมหานคร' }, { id: 10, title: 'สร้างความเชื่อมั่นของประเทศ' });
      expect([await idsOf('เชื่อม'), await idsOf('กรุงเทพ'), await idsOf('เทศ')]).toEqual([[9], [9], []]);
    });

    test('no short word within another word', async () => {
      await write(
        { id: 9, title: 'เกณิกา อุ่นจิตร์ รองโฆษก' },
        { id: 10, title: 'จากบอคเซียถึงว่ายน้ำ' },
        { id: 11, title: 'กาบินมา กบร้อง' },
        { id: 12, title: 'ประชุมที่กาตาร์ ทำบุญล้านนา สัมนาครู' },
      );
      expect(await idsOf('นา')).toEqual([]);
      expect(await idsOf('กา')).toEqual([11]);
      expect(await idsOf('กบ')).toEqual([11]);
    });

    test('nothing for text typed with the wrong keyboard layout, and suggests the other layout’s text', async () => {
      expect(await find('ohemj;,')).toMatchObject({ ids: [], total: 0, didYouMean: 'น้ำท่วม' });
      expect(await find('แนอรก')).toMatchObject({ ids: [], didYouMean: 'covid' });
      expect(await find('qqqqqq')).toMatchObject({ ids: [], total: 0, didYouMean: null });
      await write({ id: 6, title: 'รุ่น 0 p' });
      expect((await find('จวย')).didYouMean, 'signs that nobody types').toBeNull();
    });

    test.each([
      '',
      ' ',
      '"',
      '-',
      "'; drop table articles; --",
      "\\'",
      ":* & | ! <-> ( ) 'a':A",
      '<script>alert(1)</script>',
      '😀',
      '\0',
      '\ud83d',
      'ก'.repeat(10_000),
      '"ก" '.repeat(3000),
      '-'.repeat(10_000),
      "'".repeat(10_000),
      'x'.repeat(10_000),
      '\u0e49'.repeat(10_000),
      'นำทวม'.repeat(2000),
    ])('nothing for “$0”, and suggests nothing', async (text) => {
      for (const sort of ['relevance', 'time'] as const)
        expect(await find(text, { sort })).toMatchObject({ ids: [], total: 0, isMore: false, didYouMean: null });
      expect(await idsOf('น้ำท่วม')).toEqual([1]);
    });
  });

  test('matches in the title rank above the lead, the lead above the body, phrases above scattered words', async () => {
    const others = 'ประชาชนในพื้นที่ได้รับความช่วยเหลือ';
    await write(
      { id: 1, title: others, body: `<p>น้ำมากจนท่วม</p>` },
      { id: 2, title: others, body: '<p>น้ำท่วม</p>' },
      { id: 3, title: others, lead: 'น้ำสูงจนท่วม' },
      { id: 4, title: others, lead: 'น้ำท่วม' },
      { id: 5, title: 'น้ำสูงจนท่วม' },
      { id: 6, title: 'น้ำท่วม' },
    );
    expect(await idsOf('น้ำท่วม')).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('words written without a space rank higher when they stand together', async () => {
    await write(
      { id: 1, title: 'รองนายกฯ แถลงข่าวเรื่องนโยบายภาษี' },
      { id: 2, title: 'นายกฯ ยืนยันแถลงนโยบายต่อสภา', publishedAt: new Date(Date.now() - 24 * HOUR) },
    );
    expect(await idsOf('นายกฯ แถลงนโยบาย')).toEqual([2, 1]);
  });

  test('single letters that segmentation splits off a name do not match alone', async () => {
    await write(
      { id: 1, title: 'เหล็กเส้น ตึก สตง.', body: '<p>แผ่นดินไหว กลุ่ม ส. นายตง</p>' },
      { id: 2, title: 'ตึก สตง. ถล่มจากแผ่นดินไหว', publishedAt: new Date('2025-01-01') },
    );
    expect((await idsOf('แผ่นดินไหวสตง'))[0]).toBe(2);
  });

  test('among equal matches newer articles rank higher, and sorting by time ignores relevance', async () => {
    const old = new Date(Date.now() - 1000 * 24 * HOUR);
    const newer = new Date(Date.now() - 2 * HOUR);
    await write(
      { id: 1, title: 'น้ำท่วม', publishedAt: old },
      { id: 2, title: 'น้ำท่วม', publishedAt: newer },
      { id: 3, title: 'ข่าว', body: '<p>น้ำท่วม</p>' },
    );
    expect(await idsOf('น้ำท่วม')).toEqual([2, 1, 3]);
    expect(await idsOf('น้ำท่วม', { sort: 'time' })).toEqual([3, 2, 1]);
  });

  test('results are published articles only, filtered by category and days', async () => {
    const day = (date: number) => new Date(Date.UTC(2025, 0, date));
    await write(
      { id: 1, title: 'น้ำ', publishedAt: day(1) },
      { id: 2, title: 'น้ำ', publishedAt: day(2), section: 'sport' },
      { id: 3, title: 'น้ำ', publishedAt: day(3) },
      { id: 4, title: 'น้ำ', publishedAt: new Date(Date.now() + HOUR) },
    );
    expect(await idsOf('น้ำ', { sort: 'time' })).toEqual([3, 2, 1]);
    expect(await idsOf('น้ำ', { section: 'sport' })).toEqual([2]);
    expect(await idsOf('น้ำ', { from: day(2), before: day(3) })).toEqual([2]);
    expect(await find('น้ำ', { from: day(3), before: day(2) })).toMatchObject({ ids: [], total: 0 });
  });

  test('counts are exact up to a thousand, and the pages contain as many results', async () => {
    await write(...Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, title: `น้ำ ${index}` })));
    expect(await find('น้ำ')).toMatchObject({ total: 1000, isMore: false });
    await write({ id: 5000, title: 'น้ำ' });
    expect(await find('น้ำ')).toMatchObject({ total: 1000, isMore: true });
    const seen = new Set<number>();
    for (let page = 1; page <= 51; page++) {
      const result = await find('น้ำ', { page });
      expect(result).toMatchObject({ total: 1000, isMore: true });
      expect(result.ids).toHaveLength(page <= 50 ? 20 : 0);
      for (const id of result.ids) seen.add(id);
    }
    expect(seen.size).toBe(1000);
  });

  test('a page beyond the last still has the total', async () => {
    await write({ id: 1, title: 'น้ำ' });
    expect(await find('น้ำ', { page: 100_000 })).toMatchObject({ ids: [], total: 1, isMore: false });
  });

  test('a changed article is found by its new text, and a deleted one is not found', async () => {
    await write({ id: 1, title: 'น้ำ' }, { id: 2, title: 'น้ำ' });
    await database.db.update(articles).set({ title: 'ไฟป่า' }).where(eq(articles.id, 1));
    await indexArticles(database.db, [1]);
    await database.db.delete(articles).where(eq(articles.id, 2));
    expect([await idsOf('น้ำ'), await idsOf('ไฟป่า')]).toEqual([[], [1]]);
  });

  test('indexOutdated indexes exactly the articles that are new or changed', async () => {
    await write({ id: 1, title: 'น้ำ' });
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: index + 10,
      source: 'old',
      sourceId: String(index),
      section: 'sport',
      title: 'ไฟป่า',
      publishedAt: new Date(0),
    }));
    await database.db.insert(articles).values(rows);
    await database.db.update(articles).set({ title: 'ฝุ่น', updatedAt: new Date() }).where(eq(articles.id, 1));
    expect(await indexOutdated(database.db)).toBe(451);
    expect((await find('ไฟป่า')).total).toBe(450);
    expect(await idsOf('ฝุ่น')).toEqual([1]);
    expect(await indexOutdated(database.db)).toBe(0);
  });

  test('articles indexed by another version are found and indexed again', async () => {
    await write({ id: 1, title: 'น้ำ' }, { id: 2, title: 'ไฟป่า' });
    await database.db.update(articleSearch).set({ version: 0, words: "'ลม'" }).where(eq(articleSearch.articleId, 1));
    expect([await idsOf('ลม'), await idsOf('น้ำ')]).toEqual([[1], []]);
    expect(await indexOutdated(database.db)).toBe(1);
    expect([await idsOf('ลม'), await idsOf('น้ำ')]).toEqual([[], [1]]);
  });

  test('an article of a transaction that was rolled back is not indexed', async () => {
    const undone = database.db.transaction(async (transaction) => {
      await writeArticles(transaction, { id: 1, title: 'น้ำ' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database.db.select().from(articleSearch)).toEqual([]);
  });

  test('every word and phrase of a long article is found', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 100);
    const chapters = numbers.map((number) => `${'การประชุม '.repeat(331)} หมายเลข ${number} สุดท้าย`);
    await write(
      { id: 1, title: 'รายงาน', body: `<p>${chapters.join(' ')} ปลาหมอคางดำ</p>` },
      { id: 2, title: 'การประชุม' },
    );
    expect(await idsOf('ปลาหมอคางดำ รายงาน')).toEqual([1]);
    for (const number of numbers) expect(await idsOf(`"หมายเลข ${number} สุดท้าย"`), String(number)).toEqual([1]);
    expect(await idsOf('"สุดท้าย ปลาหมอคางดำ"')).toEqual([1]);
    expect(await idsOf('"หมายเลข ปลาหมอคางดำ"')).toEqual([]);
    expect(await idsOf('การประชุม -"หมายเลข 159 สุดท้าย"')).toEqual([2]);
    expect(await idsOf('การประชุม -ปลาหมอ')).toEqual([2]);
  });

  test('articles of any length and with any characters are indexed', async () => {
    const body = `<p>${'น้ำท่วมบ้านเรือน '.repeat(30_000)}${'x'.repeat(20_000)} 'it''s' \\ ${"' ".repeat(100)}</p>`;
    await write({ id: 1, title: "ไฟป่า 'a' \\'b\\", body }, { id: 2, title: '😀', lead: '', body: '' });
    expect(await idsOf('ไฟป่า บ้านเรือน')).toEqual([1]);
  });
});
