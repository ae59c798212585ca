import { expect, test } from 'vitest';
import { openTestDatabase } from '../database/testDatabases.ts';
import { checkPictures } from './checkPictures.ts';
import { media, pictures } from './schema.ts';

const SOURCES = { hosts: new Set(['media.example']), canDraw: async (name: string) => name === 'river' };

test('checkPictures accepts uploaded and drawable pictures and rejects any other name', async () => {
  const { db, close } = await openTestDatabase();
  await db.insert(media).values({ name: 'dam.webp', bytes: Buffer.from('RIFF') });
  expect(await checkPictures(db, ['', 'dam.webp', 'river.webp'], SOURCES)).toEqual([]);
  for (const missing of ['river.jpg', 'river', 'nowhere.webp', '../river.webp', '..', '.'])
    await expect(checkPictures(db, ['dam.webp', missing], SOURCES)).rejects.toThrow(`There is no picture ${missing}: `);
  await close();
});

test('checkPictures warns once about a host that is not in IMAGE_HOSTS', async () => {
  const { db, close } = await openTestDatabase();
  const pictures = ['https://media.example/1.jpg', 'https://other.example/1.jpg', 'https://other.example/2.jpg'];
  expect(await checkPictures(db, pictures, SOURCES)).toEqual([
    'IMAGE_HOSTS does not name other.example: readers see an empty place where its pictures would be.',
  ]);
  await close();
});

test.each(['file:///C:/x.png', 'C:\\x.png', `data:image/png;base64,${'A'.repeat(10_000)}`, 'http:///x.png'])(
  'checkPictures rejects an address that no browser can fetch: $0',
  async (address) => {
    const { db, close } = await openTestDatabase();
    await expect(checkPictures(db, [address], SOURCES)).rejects.toThrow(
      `No reader’s browser can fetch ${address.slice(0, 80)}: upload the picture (pictures upload), and give its name.`,
    );
    await close();
  },
);

test('checkPictures accepts an uploaded picture under any of its names until its rights end', async () => {
  const { db, close } = await openTestDatabase();
  await db.insert(pictures).values({ id: 'flood-1a2b3c4d', pixels: 'a', file: 'b', width: 1, height: 1 });
  expect(await checkPictures(db, ['flood-1a2b3c4d.webp', 'flood-1a2b3c4d-r2.webp'], SOURCES)).toEqual([]);
  await expect(checkPictures(db, ['flood-1a2b3c4d'], SOURCES)).rejects.toThrow('There is no picture flood-1a2b3c4d: ');
  await db.update(pictures).set({ rightsUntil: new Date(0) });
  await expect(checkPictures(db, ['flood-1a2b3c4d.webp'], SOURCES)).rejects.toThrow(
    'The rights in flood-1a2b3c4d.webp ended on 1970-01-01 07:00: choose another picture.',
  );
  await close();
});
