import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { renameTag } from '../tags/tags.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { warnOfNewTags } from './warnOfNewTags.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    await newsroom.write(
      { id: 1, tags: ['น้ำท่วม', 'น้ำท่วน'] },
      { id: 2, tags: ['น้ำท่วม', 'เลือกตั้ง 2569', 'ฝุ่น PM2.5', 'กีฬา'] },
    );
    await renameTag(newsroom.db, 'ฝุ่น PM2.5', 'ฝุ่นPM2.5');
  });

  test.each([
    ['a mark is missing', 'น้ำทวม', 'น้ำท่วม (2 articles)'],
    ['a mark is too much', 'น้ำท่วม์', 'น้ำท่วม (2 articles)'],
    ['the last letter is missing', 'น้ำท่ว', 'น้ำท่วม (2 articles)'],
    ['the case differs', 'ฝุ่นpm2.5', 'ฝุ่นPM2.5 (1 article)'],
  ])('a new tag in which %s is told of, with the most used tag like it', async (_, title, similar) => {
    expect(await warnOfNewTags(newsroom.db, ['กีฬา', title])).toEqual([
      `${title} is a new tag; did you mean ${similar}?`,
    ]);
  });

  test.each([
    ['no tag', []],
    ['the tag itself', ['น้ำท่วม']],
    ['a former title', ['ฝุ่น PM2.5']],
    ['other words', ['น้ำท่วมใหญ่']],
    ['another number', ['เลือกตั้ง 2570']],
    ['a short title', ['กีฬ']],
  ])('of %s there is no warning', async (_, titles) => {
    expect(await warnOfNewTags(newsroom.db, titles)).toEqual([]);
  });
});
