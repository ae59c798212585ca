import { type AudioItem, mediaInfo, toAudioItem } from '@sala/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadAlong } from './ReadAlong.tsx';

const READING = mediaInfo.parse({
  filePath: '/speech/1.mp3',
  audioStyle: { id: '12', audioStyleSetting: { speaker: 12 } },
  stat: { duration: 9 },
  highlightTexts: [
    { text: 'น้ำท่วมปากธาร', startOffsetSeconds: 0, endOffsetSeconds: 2 },
    { text: 'ระดับน้ำ <3 เมตร', startOffsetSeconds: 2, endOffsetSeconds: 5 },
  ],
});
const ITEM = toAudioItem(
  {
    title: 'น้ำท่วมปากธาร',
    contentId: '1',
    category: 'ภัยพิบัติ',
    picture: '/images/1.webp',
    refCode: 'sala-news/1',
    publishedAt: null,
    media: [READING],
  },
  'sala-news',
);

const rendered = (item: AudioItem, lines = READING.highlightTexts) => {
  const [source] = item.sources;
  if (!source) throw new Error('nothing to be heard');
  return renderToStaticMarkup(
    <ReadAlong
      item={item}
      source={{ ...source, highlightTexts: lines }}
      audio={{} as HTMLAudioElement}
      onSeek={() => {}}
      onClose={() => {}}
    />,
  );
};

test("[2.16-02] reading along shows the article's picture, its title and its lines as text", () => {
  const html = rendered(ITEM);
  expect(html).toContain('<img src="/images/1.webp" alt=""/>');
  expect(html).toContain('<h3>น้ำท่วมปากธาร</h3>');
  const lines = [...html.matchAll(/<li><button type="button" tabindex="-1">(.*?)<\/button><\/li>/g)];
  expect(lines.map(([, text]) => text)).toEqual(['น้ำท่วมปากธาร', 'ระดับน้ำ &lt;3\u00a0เมตร']);
});

test('reading along says when there are no lines, and has no image without a picture', () => {
  expect(rendered(ITEM, [])).toContain('ยังไม่มีข้อความให้อ่านตาม');
  expect(rendered({ ...ITEM, displayImgUrl: '' })).not.toContain('<img');
});
