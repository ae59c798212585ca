import { beforeAll, expect, test } from 'vitest';
import { articleTags } from '../../articles/schema.ts';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { writeProgrammes } from '../../programs/testPrograms.ts';
import { findTagIds } from '../../tags/index.ts';
import { indexPrograms } from '../index.ts';
import { writeArticles } from '../testArticles.ts';
import { listSuggestions } from './suggestions.ts';

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeAll(async () => {
    const titles = [
      'น้ำท่วมเชียงใหม่',
      'ช่วยน้ำท่วมเชียงราย',
      'เตือนน้ำท่วมเชียงใหม่ซ้ำ',
      'น้ำมันขึ้นราคา',
      'แพทองธาร ชินวัตร แถลง',
      '“แพทองธาร ชินวัตร” ย้ำ',
      'แพทองธาร เปิดงาน',
      'ประชุมสภา',
      'ถนนของชุมชน',
      'ถนนของทุกคน',
      'ปิดถนนของชุมชน',
      'เปิดถนนของทุกคน',
      'ฝุ่น PM2.5 เกินค่ามาตรฐาน',
      'ค่า PM2.5 เกินค่ามาตรฐานหลายจังหวัด',
      'งบประมาณ 2569 ผ่านสภา',
      'แจงงบประมาณ 2569',
    ];
    await writeArticles(database.db, ...titles.map((title, index) => ({ id: index + 1, title })), {
      id: 100,
      title: 'น้ำแข็งที่ยังไม่เผยแพร่',
      publishedAt: new Date(Date.now() + 3600_000),
    });
    const tagged: [string, number[]][] = [
      ['กู้ยืม', [1]],
      ['กู้ภัย', [1, 2]],
      ['กู้ภัยทางน้ำ', [1, 2, 3]],
      ['OTOP เชียงใหม่', [1]],
      ['กู้ภัยใหม่', [100]],
    ];
    const ids = await findTagIds(
      database.db,
      tagged.map(([title]) => title),
    );
    for (const [title, articleIds] of tagged)
      for (const articleId of articleIds)
        await database.db.insert(articleTags).values({ articleId, tagId: ids.get(title) ?? 0, position: articleId });
  });

  const texts = async (typed: string) => (await listSuggestions(database.db, typed)).map((one) => one.text);

  test('completions in most titles come first', async () => {
    expect((await texts('น้ำท่'))[0]).toBe('น้ำท่วม');
    expect(await texts('น้ำท่วมเชียงใ')).toEqual(['น้ำท่วมเชียงใหม่']);
    expect((await texts('แพทอง'))[0]).toBe('แพทองธาร');
    expect(await texts('แพทอง')).toContain('แพทองธาร ชินวัตร');
  });

  test('one letter returns completions, and marks may be missing', async () => {
    expect(await texts('น')).toContain('น้ำท่วม');
    expect((await texts('นำทว'))[0]).toBe('น้ำท่วม');
  });

  test('no completion ends with a word that needs another one after it', async () => {
    const completions = await texts('ถน');
    expect(completions).toContain('ถนนของชุมชน');
    expect(completions).not.toContain('ถนนของ');
  });

  test('no completion is part of a word or ends before a clause', async () => {
    const titles = [
      'แจกน้ำดื่มทุกสถานศึกษา',
      'ตรวจน้ำดื่มทุกสถานศึกษาทั่วประเทศ',
      'ตั้งน้ำดื่มทุกสถานีรถไฟ',
      'กยศ. ร่วมแก้หนี้',
      'กยศ. ร่วมมือธนาคาร',
      'กยศ. ร่วมกับกรมบังคับคดี',
    ];
    await writeArticles(database.db, ...titles.map((title, index) => ({ id: 3000 + index, title })));
    expect(await texts('น้ำดื่ม')).not.toContain('น้ำดื่มทุกสถาน');
    for (const typed of ['น้ำดื่ม', 'น้ำดื่มทุกสถ', 'กยศ', 'กยศ.', 'กยศ. ร']) {
      const completions = await texts(typed);
      expect(
        completions.filter((text) => /(ทุก|ทุกสถาน|ร่วม)$/.test(text)),
        typed,
      ).toEqual([]);
    }
    expect(await texts('น้ำดื่มทุกสถ')).toContain('น้ำดื่มทุกสถานศึกษา');
  });

  test('completions from old titles are found, and those from one title alone are omitted', async () => {
    const now = Date.now();
    const newer = Array.from({ length: 400 }, (_, index) => ({ id: 1000 + index, title: `ข่าว ${index}` }));
    const old = ['น้ำทุกเช้าวันใหม่', 'น้ำท่วมบ้าน', 'น้ำท่วมถนน'].map((title, index) => {
      return { id: 2000 + index, title, publishedAt: new Date(now - 1000 * 86_400_000) };
    });
    await writeArticles(database.db, ...newer, ...old);
    const completions = await texts('น้ำ');
    expect(completions[0]).toBe('น้ำท่วม');
    expect(completions.filter((text) => text.startsWith('น้ำทุก'))).toEqual([]);
  });

  test('a space within a name is ignored, and a number is completed with the word before it', async () => {
    expect(await texts('pm 2.5')).toContain('pm2.5 เกินค่ามาตรฐาน');
    expect(await texts('๒๕๖๙')).toContain('งบประมาณ 2569');
  });

  test('tags with published articles come first, the most frequent one before others', async () => {
    await writeArticles(
      database.db,
      ...['กู้เรือ', 'ช่วยกู้เรือ', 'กู้ซากรถ'].map((title, index) => ({ id: 4000 + index, title })),
    );
    expect(await texts('กู')).toEqual(['กู้ภัยทางน้ำ', 'กู้ภัย', 'กู้ยืม', 'กู้', 'กู้เรือ']);
    expect(await texts('กู้ภัย')).toEqual(['กู้ภัยทางน้ำ']);
  });

  test('tags are found however they are spelt, and suggested as they are written', async () => {
    for (const typed of ['otop', 'OTOP เชี', 'otopเชียง', 'otop เชียงไหม'])
      expect(await texts(typed), typed).toEqual(['OTOP เชียงใหม่']);
    for (const typed of ['กู\u200b้ย', 'ก\u0e49\u0e39ย', 'กูย']) expect(await texts(typed), typed).toEqual(['กู้ยืม']);
  });

  test('programmes that begin with the text come before tags, others after them, ended ones never, and each text once', async () => {
    await writeProgrammes(database.db, {
      programs: ['หน่วยกู้ภัย', 'กู้ภัยวันหยุด', 'กู้ภัย', 'กู้ภัยวันวาน'].map((title, id) => ({
        id: id + 1,
        title,
        isOld: title === 'กู้ภัยวันวาน',
      })),
    });
    await indexPrograms(database.db, [1, 2, 3, 4]);
    expect(await listSuggestions(database.db, 'กู้ภั')).toEqual([
      { text: 'กู้ภัยวันหยุด', path: '/program/p2' },
      { text: 'กู้ภัย', path: '/program/p3' },
      { text: 'กู้ภัยทางน้ำ', path: null },
      { text: 'หน่วยกู้ภัย', path: '/program/p1' },
    ]);
  });

  test('categories come first', async () => {
    expect((await listSuggestions(database.db, 'การเ'))[0]).toEqual({ text: 'การเมือง', path: '/news/politics' });
  });

  test('unpublished titles, the middle of a word and empty text have no completions', async () => {
    expect(await texts('น้ำแข')).toEqual([]);
    expect(await texts('้ำ')).toEqual([]);
    for (const typed of ['', ' ', '"', '😀', "'", 'ก'.repeat(10_000)]) expect(await texts(typed)).toEqual([]);
  });

  test('there are at most eight completions, each once', async () => {
    for (const typed of ['น', 'ป', 'แ', 'ก']) {
      const completions = await texts(typed);
      expect(completions.length).toBeLessThanOrEqual(8);
      expect(new Set(completions).size).toBe(completions.length);
    }
  });
});
