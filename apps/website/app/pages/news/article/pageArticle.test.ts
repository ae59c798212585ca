import { article } from '@sala/contracts';
import { expect, test } from 'vitest';
import { toPageArticle } from './pageArticle.ts';

const toArticle = (over: object) => article.parse({ id: '1', title: 'หัวข้อ', ...over });

test('[3.4-01] the description of an article without a lead is its text without tags, cut to 255 characters', () => {
  const html = `<p>เนื้อ<b>ข่าว</b></p><p>${'ก'.repeat(300)}</p>`;
  const { description } = toPageArticle(toArticle({}), html);
  expect(description).toBe(`เนื้อข่าว ${'ก'.repeat(245)}`);
});

test('the description of an article with a lead is the lead, cut to 255 characters', () => {
  expect(toPageArticle(toArticle({ abstract: 'ความนำ' }), '<p>เนื้อข่าว</p>').description).toBe('ความนำ');
  expect(toPageArticle(toArticle({ abstract: 'ก'.repeat(300) }), '').description).toBe(`${'ก'.repeat(255)}...`);
});

test('a lead that the text begins with is not shown above it again; it stays the description', () => {
  const toPage = (abstract: string) => toPageArticle(toArticle({ abstract }), '<p>ฝนตกหนักทั่วประเทศ น้ำท่วม</p>');
  expect(toPage('ฝนตกหนักทั่วประเทศ…')).toMatchObject({ lead: '', description: 'ฝนตกหนักทั่วประเทศ…' });
  expect(toPage('สามจังหวัดน้ำท่วม').lead).not.toBe('');
});

test('related and recommended articles have only the data of their cards, and no article is in both lists', () => {
  const item = (id: number) => ({ id, title: `ข่าว ${id}`, description: 'ยาว', viewCount: 5 });
  const page = toPageArticle(
    toArticle({ relatedNews: [item(2)], recommendedNews: [2, 3, 4, 5, 6, 7, 8, 9, 10].map(item) }),
    '',
  );
  const [related, recommended] = [page.related.staticData ?? [], page.recommended.staticData ?? []];
  expect(related.map(({ id }) => id)).toEqual(['2']);
  expect(recommended.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(related[0]).not.toHaveProperty('description');
});

test('the narrations of an article stay on the server: its page knows only that there are some', () => {
  const mediaInfo = [
    { filePath: '/a.mp3', audioStyle: { audioStyleSetting: {} }, highlightTexts: [{ text: 'บรรทัด' }] },
  ];
  const spoken = toPageArticle(toArticle({ revisionInfo: { mediaInfo } }), '');
  expect(spoken).toMatchObject({ canBeHeard: true, sound: '/ai-audio-news/items/1/sound.mp3' });
  expect(JSON.stringify(spoken)).not.toContain('บรรทัด');
  const silent = toPageArticle(toArticle({}), '');
  expect(silent).not.toHaveProperty('canBeHeard');
  expect(silent).not.toHaveProperty('sound');
  expect(toPageArticle(toArticle({ canBeHeard: true }), '')).not.toHaveProperty('sound');
});

test('headline and lead keep counts with units and repeated names on one line; the title is unchanged', () => {
  const title = 'ชาวเกาะมะพร้าวลม 5 คน ได้รับรางวัล';
  const { headline, lead, ...rest } = toPageArticle(
    toArticle({ title, abstract: 'งบท้องถิ่น 12 ล้านบาท' }),
    '<p>เกาะมะพร้าวลมมีคนอยู่ 40 คน เรือไปเกาะมะพร้าวลมมีวันละเที่ยว</p>',
  );
  expect(headline).toContain('เกาะ\u200cมะพร้าวลม');
  expect(headline).toContain('5\u00a0คน');
  expect(lead).toContain('12\u00a0ล้าน\u200cบาท');
  expect(rest.title).toBe(title);
  expect(JSON.stringify(rest)).not.toMatch(/\u200c|\u00a0/);
});

test('the alternative text of the picture is handed on', () => {
  expect(toPageArticle(toArticle({ imageAlt: 'ชาวบ้าน' }), '')).toMatchObject({ pictureAlt: 'ชาวบ้าน' });
  expect(toPageArticle(toArticle({ imageIsDecoration: true }), '')).toMatchObject({ pictureAlt: '' });
});
