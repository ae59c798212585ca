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
  expect(html).toMatch(/aria-label="ถูกใจ" title="ถูกใจ" aria-pressed="false"/);
  expect(html).toMatch(/aria-label="ไม่ถูกใจ" title="ไม่ถูกใจ" aria-pressed="false"/);
});
