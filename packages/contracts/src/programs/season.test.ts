import { expect, test } from 'vitest';
import { season } from './season.ts';

const image = (name: string) => ({ sizes: { large: { url: `https://pictures.example/${name}.webp` } } });

test('[3.5-35 3.5-36 3.5-37 3.5-38] a season has its fields, pictures, the layout of its own logo, and persons', () => {
  const wire = {
    id: 3,
    season_title: 'ฤดูกาลที่ 2',
    season_key: 'season-2',
    season_number: 2,
    tagline: 'กลับมาแล้ว',
    schedule: 'ทุกวันอาทิตย์',
    description: 'เรื่องใหม่สิบตอน',
    display_image: image('display'),
    general_cover_image: image('general'),
    vertical_cover_image: image('vertical'),
    logo_image: { sizes: { large: { ...image('logo').sizes.large, width: 400, height: 100 } } },
    header_background_image: image('header'),
    epic_background_image: image('epic'),
    person_list_name: 'นักแสดง',
    persons: [{ firstname: 'ก้อย' }],
    gallery_id: 88,
  };
  const { images, ...read } = season.parse(wire);
  expect(read).toEqual({
    id: '3',
    title: 'ฤดูกาลที่ 2',
    key: 'season-2',
    number: '2',
    tagline: 'กลับมาแล้ว',
    schedule: 'ทุกวันอาทิตย์',
    description: 'เรื่องใหม่สิบตอน',
    logoLayout: 'horizontal',
    personListName: 'นักแสดง',
    persons: [{ name: 'ก้อย', nickname: '', role: '', picture: null }],
    galleryId: '88',
  });
  expect(Object.values(images).map((one) => one?.url.split('/').at(-1))).toEqual(
    ['display', 'general', 'vertical', 'logo', 'header', 'epic'].map((name) => `${name}.webp`),
  );
});

test.each([undefined, null, ''])(
  'a season without a key has its id as the key, and the Thai title for its persons: %j',
  (none) => {
    const read = season.parse({ id: 3, season_title: 'ปี 1', season_key: none, persons: none, person_list_name: none });
    expect(read).toMatchObject({ key: '3', number: '', persons: [], personListName: 'ผู้ดำเนินรายการ' });
  },
);
