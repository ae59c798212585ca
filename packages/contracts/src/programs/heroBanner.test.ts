import { expect, test } from 'vitest';
import { component, heroBanner } from './heroBanner.ts';

const image = (name: string) => ({ sizes: { large: { url: `https://pictures.example/${name}.webp` } } });

test('[3.5-44 3.5-45 3.5-46 3.5-47] a hero banner has texts, pictures, a video and two buttons', () => {
  const wire = {
    title: 'ตลาดนี้มีเรื่อง',
    subtitle: 'ฤดูกาลใหม่',
    image: image('wide'),
    mobile_image: image('tall'),
    desktop_logo_image: image('logo'),
    video_url: 'https://media.example/vod/market/index.m3u8',
    primaryButtonLabel: 'ดูเลย',
    primaryButtonLink: '/program/talat',
    secondaryButtonLabel: 'ตอนก่อน ๆ',
    secondaryButtonLink: 'https://www.sala.example/program/talat/season-1',
  };
  expect(heroBanner.parse(wire)).toMatchObject({
    title: 'ตลาดนี้มีเรื่อง',
    subtitle: 'ฤดูกาลใหม่',
    picture: { url: 'https://pictures.example/wide.webp' },
    mobilePicture: { url: 'https://pictures.example/tall.webp' },
    logo: { url: 'https://pictures.example/logo.webp' },
    videoUrl: wire.video_url,
    primary: { label: 'ดูเลย', href: '/program/talat' },
    secondary: { label: 'ตอนก่อน ๆ', href: wire.secondaryButtonLink },
  });
});

test('a button without a label or a safe address is null, and one picture serves both screens', () => {
  const wire = {
    title: 'ก',
    image: image('wide'),
    video_url: 'javascript:x',
    primaryButtonLabel: 'ดู',
    secondaryButtonLink: '/x',
  };
  expect(heroBanner.parse({ ...wire, primaryButtonLink: 'javascript:alert(1)' })).toMatchObject({
    mobilePicture: { url: 'https://pictures.example/wide.webp' },
    logo: null,
    videoUrl: '',
    primary: null,
    secondary: null,
  });
});

test('a component omits banners without a title', () => {
  const items = [{ title: 'ก' }, {}, null, { subtitle: 'ข' }];
  expect(component.parse({ data: { id: 1, title: 'แนะนำ', items } })).toMatchObject({
    id: '1',
    items: [{ title: 'ก' }],
  });
});
