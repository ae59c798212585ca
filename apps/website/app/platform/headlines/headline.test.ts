import { NAMES } from '@sala/station';
import { joinPhrases, removeJoiners } from '@sala/thai';
import { expect, test, vi } from 'vitest';
import { toHeadline, toHeadlineParts, toPlainTitle } from './headline.ts';

vi.mock('@sala/thai', async (original) => {
  const real = await original<{ joinPhrases: typeof joinPhrases }>();
  return { ...real, joinPhrases: vi.fn(real.joinPhrases) };
});

/** The parts of a headline between the points where a browser may break its lines, without joiners. */
function unbreakableParts(headline: string): string[] {
  const starts = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(headline), ({ index }) => index);
  const mayBreak = starts.filter((at) => headline[at] !== '\u200c' && headline[at - 1] !== '\u200c');
  return mayBreak.map((at, index) => removeJoiners(headline.slice(at, mayBreak[index + 1])));
}

test.each([
  [['มีผลบังคับใช้', 'แล้ว', ' 140 แห่ง']],
  [['', 'เสีย', 'หาย 238', ' คน', '']],
  [['มีผู้\u200cเสียหาย', ' กว่า', ' 126 ล้านบาท']],
])('toHeadlineParts keeps phrases together across the parts %j', (parts) => {
  const set = toHeadlineParts(parts);
  expect(set.map(toPlainTitle)).toEqual(parts.map(toPlainTitle));
  expect(set.join('')).toBe(toHeadline(toPlainTitle(parts.join(''))));
  // joiners were added, and none begins a part
  expect(set.join('').length).toBeGreaterThan(toPlainTitle(parts.join('')).length);
  expect(set.join('|')).not.toMatch(/\|[\u200c\u2060]/);
});

test('toHeadline joins words that belong on one line, and toPlainTitle restores the title', () => {
  expect(toHeadline('เสียหาย 238 คน')).toBe('เสีย\u200cหาย 238\u00a0คน');
  expect(toPlainTitle(toHeadline('เสียหาย 238 คน'))).toBe('เสียหาย 238 คน');
});

test('no line can end inside a name of the station, or inside a name that is passed to toHeadline', () => {
  for (const name of NAMES)
    for (const phrases of [[], ['อื่น']])
      expect(unbreakableParts(toHeadline(`ที่${name} มีงาน`, phrases)), name).toContainEqual(
        expect.stringContaining(name),
      );
  expect(unbreakableParts(toHeadline('เปิดบ้านหินลม มีงาน'))).not.toContain('บ้านหินลม');
  expect(unbreakableParts(toHeadline('เปิดบ้านหินลม มีงาน', ['บ้านหินลม']))).toContain('บ้านหินลม');
});

test('a title is set once; a text of more than 400 characters and one with names of its own are set each time', () => {
  const setTwice = (text: string, phrases?: string[]) => {
    vi.mocked(joinPhrases).mockClear();
    expect(toHeadline(text, phrases)).toBe(toHeadline(text, phrases));
    return vi.mocked(joinPhrases).mock.calls.length;
  };
  const longest = 'งบท้องถิ่น'.repeat(40);
  expect(longest).toHaveLength(400);
  expect(setTwice(longest)).toBe(1);
  expect(setTwice(`${longest}น`)).toBe(2);
  expect(setTwice('งบท้องถิ่นไทย', ['ท้องถิ่น'])).toBe(2);
  expect(setTwice('งบท้องถิ่นไทย')).toBe(1);
});
