import { article } from '@sala/contracts';
import { expect, test } from 'vitest';
import { toPageArticle } from './pageArticle.ts';

const story = (over: object) => article.parse({ id: '1', title: 'หัวข้อ', ...over });

test('[3.4-01] a story without a lead is described by its text: tags stripped, cut to 255 characters', () => {
  const html = `<p>เนื้อ<b>ข่าว</b></p><p>${'ก'.repeat(300)}</p>`;
  const { description } = toPageArticle(story({}), html);
  expect(description).toBe(`เนื้อข่าว ${'ก'.repeat(245)}`);
});

test('a story with a lead is described by it, cut to 255 characters', () => {
  expect(toPageArticle(story({ abstract: 'ความนำ' }), '<p>เนื้อข่าว</p>').description).toBe('ความนำ');
  expect(toPageArticle(story({ abstract: 'ก'.repeat(300) }), '').description).toBe(`${'ก'.repeat(255)}...`);
});

test('the stories around it carry what their cards show, and none stands in both lists', () => {
  const item = (id: number) => ({ id, title: `ข่าว ${id}`, description: 'ยาว', viewCount: 5 });
  const page = toPageArticle(
    story({ relatedNews: [item(2)], recommendedNews: [2, 3, 4, 5, 6, 7, 8, 9, 10].map(item) }),
    '',
  );
  expect(page.related.map(({ id }) => id)).toEqual(['2']);
  expect(page.recommended.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(page.related[0]).not.toHaveProperty('description');
});

test('the readings of a story stay on the server: its page knows only that there are some', () => {
  const mediaInfo = [
    { filePath: '/a.mp3', audioStyle: { audioStyleSetting: {} }, highlightTexts: [{ text: 'บรรทัด' }] },
  ];
  const spoken = toPageArticle(story({ revisionInfo: { mediaInfo } }), '');
  expect(spoken).toMatchObject({ canBeHeard: true, sound: '/ai-audio-news/items/1/sound.mp3' });
  expect(JSON.stringify(spoken)).not.toContain('บรรทัด');
  const silent = toPageArticle(story({}), '');
  expect(silent).not.toHaveProperty('canBeHeard');
  expect(silent).not.toHaveProperty('sound');
  expect(toPageArticle(story({ canBeHeard: true }), '')).not.toHaveProperty('sound');
});
