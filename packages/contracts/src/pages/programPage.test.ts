import { expect, test } from 'vitest';
import { programPage } from './programPage.ts';

const only = (item: object, type = 'rerun') =>
  programPage.parse({ sections: [{ id: 1, type, data: [{ id: 1, title: 'ก', ...item }] }] }).sections[0]?.items[0];

test('[7.2-04] a section of the programmes’ page has its cards', () => {
  const video = {
    id: 5010,
    title: 'ข้าวใหม่ปลามัน',
    description: 'ต้นฤดูเก็บเกี่ยว',
    date: '2026-11-20T20:00:00+07:00',
    url: '/program/hom-din/episodes/501',
    imgUrl: 'https://media.example/a.webp',
    programTitle: 'หอมดิน',
    programUrl: '/program/hom-din',
    category: 'สารคดี',
    categoryUrl: '/program/all/documentary',
    duration_seconds: 40,
    viewCount: '12',
    closed_captions: true,
  };
  const sections = [{ id: 'rerun', type: 'rerun', title: 'ย้อนหลัง', url: '/program/watch/rerun', data: [video] }];
  expect(programPage.parse({ sections }).sections).toEqual([
    {
      id: 'rerun',
      type: 'rerun',
      title: 'ย้อนหลัง',
      href: '/program/watch/rerun',
      items: [
        {
          id: '5010',
          title: 'ข้าวใหม่ปลามัน',
          subtitle: 'ต้นฤดูเก็บเกี่ยว',
          href: '/program/hom-din/episodes/501',
          picture: { url: 'https://media.example/a.webp', width: 0, height: 0 },
          mobilePicture: null,
          logo: null,
          category: { name: 'สารคดี', href: '/program/all/documentary' },
          program: { title: 'หอมดิน', href: '/program/hom-din' },
          firstAiredAt: Date.UTC(2026, 10, 20, 13),
          durationSeconds: 40,
          views: 12,
          itemCount: 0,
          access: ['closed_captions'],
          videoUrl: '',
          primary: null,
          secondary: null,
        },
      ],
    },
  ]);
});

test('a section without an id is shown, too', () => {
  const sections = [{ type: 'rerun' }, { id: '', type: 'clip' }];
  expect(programPage.parse({ sections }).sections.map(({ id }) => id)).toEqual(['at-0', 'at-1']);
});

test('a banner has its buttons and pictures, without an unsafe button', () => {
  const banner = only(
    {
      mobileImgUrl: 'https://media.example/m.webp',
      logoUrl: 'https://media.example/l.webp',
      primaryButtonLabel: 'ดูเลย',
      primaryButtonLink: '/program/hom-din/episodes/501',
      secondaryButtonLabel: 'ไปไหน',
      secondaryButtonLink: 'javascript:alert(1)',
    },
    'hero',
  );
  expect(banner).toMatchObject({
    mobilePicture: { url: 'https://media.example/m.webp' },
    logo: { url: 'https://media.example/l.webp' },
    primary: { label: 'ดูเลย', href: '/program/hom-din/episodes/501' },
    secondary: null,
  });
});

test.each([undefined, null, ''])('optional fields of a card may be %j', (nothing) => {
  const item = only({ description: nothing, date: nothing, url: nothing, imgUrl: nothing, programTitle: nothing });
  expect(item).toMatchObject({ subtitle: '', firstAiredAt: null, href: '/program', picture: null, program: null });
});

test('unsafe addresses of a card are replaced or emptied', () => {
  const item = only({
    url: 'javascript:alert(1)',
    imgUrl: '//evil.test/a.jpg',
    videoUrl: '//evil.test',
    categoryUrl: 'x',
  });
  expect(item).toMatchObject({ href: '/program', picture: null, videoUrl: '', category: { href: '' } });
});
