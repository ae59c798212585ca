import { newsItem } from '@sala/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clock } from '../../platform/clock/index.ts';
import { StaysHtml } from '../../platform/rendering/index.ts';
import { StandardCard, toCard } from './index.ts';

const card = (over: object) => {
  const item = toCard(newsItem.parse({ id: 1, title: 'ข่าว', ...over }));
  return renderToStaticMarkup(
    <Clock renderedAt={0}>
      <StandardCard item={item} />
    </Clock>,
  );
};

test('a gallery card shows the number of pictures when it is known', () => {
  expect(card({ isGallery: true, pictureCount: 12 })).toContain('>แกลเลอรี 12 ภาพ<');
  expect(card({ isGallery: true })).toContain('>แกลเลอรี<');
  expect(card({ isClip: true, pictureCount: 12 })).toContain('>คลิป<');
  expect(card({ pictureCount: 12 })).not.toContain('ภาพ<');
});

test('the card of an article with audio has a listen button after its headline', () => {
  const html = card({ voicePath: '/speech/a.mp3' });
  expect(html).toContain('aria-label="ฟังข่าว: ข่าว"');
  expect(html).toMatch(/<\/h3><button/);
  expect(card({ voicePath: '' })).not.toContain('<button');
});

test('a card that is not hydrated contains its title once: the listen button gets it with its handler', () => {
  const item = toCard(newsItem.parse({ id: 1, title: 'ข่าว', voicePath: '/speech/a.mp3' }));
  const html = renderToStaticMarkup(
    <Clock renderedAt={0}>
      <StaysHtml value>
        <StandardCard item={item} />
      </StaysHtml>
    </Clock>,
  );
  expect(html).toContain('aria-label="ฟังข่าว"');
  expect(html.split('>ข่าว<')).toHaveLength(2);
});
