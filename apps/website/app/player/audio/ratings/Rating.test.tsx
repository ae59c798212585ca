import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

test('the rating has a label, and each button has its name and aria-pressed', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Rating refCode="sala-news/1" onDislike={() => {}} />
    </MemoryRouter>,
  );
  expect(html).toContain('ให้คะแนนการอ่านข่าวนี้');
  expect(html).toContain('title="ถูกใจ" aria-label="ถูกใจ" aria-pressed="false"');
  expect(html).toContain('title="ไม่ถูกใจ" aria-label="ไม่ถูกใจ" aria-pressed="false"');
});
