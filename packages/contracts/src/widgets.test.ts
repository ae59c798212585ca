import { describe, expect, test } from 'vitest';
import { widgets } from './widgets.ts';

const NONE = { weather: null, gold: null, banners: [] };
const place = { name: 'เชียงใหม่', low: 18, high: 30, condition: 'clear' };
const gold = { title: 'ทองคำแท่ง', buy: 62150, sell: 62250, difference: -50, updatedAt: '2026-11-20T09:00:00+07:00' };
const banner = { id: 1, title: 'มาดูงาน', url: '/live', picture: 'https://pictures.example/a.webp' };

describe('the widgets', () => {
  test('have weather, gold and banners', () => {
    const updatedAt = '2026-11-20T09:00:00+07:00';
    expect(widgets.parse({ weather: { places: [place], updatedAt }, gold, banners: [banner] })).toEqual({
      weather: { places: [place], updatedAt: Date.parse(updatedAt) },
      gold: { ...gold, updatedAt: Date.parse(updatedAt) },
      banners: [{ ...banner, id: '1' }],
    });
  });

  test.each([
    {},
    { weather: null, gold: null, banners: null },
    { weather: '', gold: 'x', banners: '' },
    { weather: { places: [] } },
    { weather: { places: [{ ...place, low: '18' }, { ...place, name: '' }, null] } },
    { gold: { ...gold, buy: 0 } },
    { gold: { ...gold, title: null } },
    { gold: { ...gold, sell: '62,250' } },
    { banners: [{ ...banner, url: 'javascript:alert(1)' }] },
    { banners: [{ ...banner, picture: '' }, { ...banner, title: '' }, 'x'] },
  ])('are empty when nothing is valid: %j', (payload) => {
    expect(widgets.parse(payload)).toEqual(NONE);
  });

  test('keep the valid places and banners', () => {
    const read = widgets.parse({
      weather: { places: [{ ...place, condition: 'meteors' }, { name: 'x' }] },
      banners: [{ ...banner, url: '//evil.test' }, banner],
    });
    expect(read.weather).toEqual({ places: [{ ...place, condition: null }], updatedAt: null });
    expect(read.banners.map((one) => one.id)).toEqual(['1']);
  });
});
