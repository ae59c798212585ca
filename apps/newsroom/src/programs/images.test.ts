import { programDetail, programList } from '@sala/contracts';
import { beforeAll, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { pictures } from '../media/schema.ts';
import { ADDRESS, openNewsroomForAll } from '../testNewsroom.ts';
import { writeProgrammes } from './testPrograms.ts';

const UPLOADED = 'logo-1a2b3c4d';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    await newsroom.db
      .insert(pictures)
      .values({ id: UPLOADED, pixels: UPLOADED, file: UPLOADED, width: 300, height: 600, revision: 2 });
  });

  test('[3.5-35] an uploaded picture has its own size, a drawn one 1280×720, and one elsewhere none', async () => {
    const elsewhere = `https://pictures.example/${UPLOADED}.webp`;
    const images = { logo: `${UPLOADED}-r2.webp`, display: 'market.webp', headerBackground: elsewhere };
    await writeProgrammes(newsroom.db, {
      programs: [{ id: 1, images: { ...images, verticalCover: 'gone-5e6f7a8b.webp' } }],
      persons: [{ id: 1, picture: `${UPLOADED}.webp` }],
    });
    const program = programDetail.parse((await newsroom.get('/programs/1')).json);
    expect(program).toMatchObject({
      logoLayout: 'default',
      images: {
        logo: { url: `${ADDRESS}/media/${UPLOADED}-r2.webp`, width: 300, height: 600 },
        display: { url: `${ADDRESS}/media/market.webp`, width: 1280, height: 720 },
        headerBackground: { url: elsewhere, width: 0, height: 0 },
        verticalCover: { width: 0, height: 0 },
      },
      persons: [{ picture: { width: 300, height: 600 } }],
    });
  });

  test('an answer looks up all its uploaded pictures with one query, and drawn ones with none', async () => {
    const write = (logo: string) =>
      writeProgrammes(newsroom.db, { programs: [1, 2, 3].map((id) => ({ id, images: { logo } })) });
    await write('market.webp');
    await newsroom.get('/programs');
    const select = vi.spyOn(newsroom.db, 'select');
    try {
      await newsroom.get('/programs');
      expect(select).toHaveBeenCalledTimes(0);
      await write(`${UPLOADED}.webp`);
      const { items } = programList.parse((await newsroom.get('/programs')).json);
      expect(items.map(({ images }) => images.logo?.height)).toEqual([600, 600, 600]);
      expect(select).toHaveBeenCalledTimes(1);
    } finally {
      select.mockRestore();
    }
  });
});
