import { NEWS_SECTIONS, type PageSection } from '@sala/contracts';
import { STATION } from '@sala/station';
import { afterEach, expect, test, vi } from 'vitest';
import { toPageSections } from './pageSections.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const item = (id: string) => ({
  id,
  title: `ข่าว ${id}`,
  href: `/news/content/${id}`,
  category: '',
  description: 'ตอนต้น',
  picture: '',
  publishedAt: null,
  views: 0,
  pictureCount: 0,
  hasAudio: false,
  kind: 'article' as const,
});
const section = (type: string, ...ids: string[]): PageSection => ({
  id: type,
  type,
  title: type,
  href: '',
  items: ids.map(item),
});

test('toPageSections preserves the order of the sections', () => {
  const types = [...NEWS_SECTIONS].reverse();
  expect(toPageSections(types.map((type) => section(type, '1'))).map((one) => one.type)).toEqual(types);
  expect(warn).not.toHaveBeenCalled();
});

test('[2.20-01] addresses on hosts of our own are paths of this site', () => {
  const ours = `https://${STATION.productionHost}`;
  const lead = { ...section('lead', '1'), href: `${ours}/news` };
  const items = lead.items.map((one) => ({ ...one, href: `${ours}/program/watch/v-1` }));
  const [own] = toPageSections([{ ...lead, items }]);
  expect([own?.href, own?.items[0]?.href]).toEqual(['/news', '/program/watch/v-1']);
});

test('a section of an unknown type is left out and logged in at most 100 characters', () => {
  const strange = `ภาพ\n${'x'.repeat(500)}`;
  expect(toPageSections([section(strange, '1'), section('lead', '2')]).map((one) => one.type)).toEqual(['lead']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toMatch(/^newsPage: .{1,100}$/);
});

test.each(['constructor', '__proto__', 'toString', ''])('%j is not a section type', (type) => {
  expect(toPageSections([section(type, '1')])).toEqual([]);
});

test('a section without articles is left out without a warning', () => {
  expect(toPageSections([section('latest')])).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('only the lead article keeps its description', () => {
  const described = (type: string) => toPageSections([section(type, '1', '2')])[0]?.items.map((one) => one.description);
  expect(described('lead')).toEqual(['ตอนต้น', undefined]);
  expect(described('latest')).toEqual([undefined, undefined]);
});

test('[5-07 9.2-04] the description of the lead article is cut to 107 characters, with three dots', () => {
  const shown = (description: string) =>
    toPageSections([{ ...section('lead'), items: [{ ...item('1'), description }] }])[0]?.items[0]?.description;
  expect(shown('x'.repeat(107))).toBe('x'.repeat(107));
  expect(shown('x'.repeat(108))).toBe(`${'x'.repeat(107)}...`);
});
