import { expect, test } from 'vitest';
import { listAudioStyles } from './audioStyles.ts';
import * as khlongsai from './khlongsai/index.ts';
import * as sala from './sala/index.ts';

test('all stations export the same names', () => {
  expect(Object.keys(khlongsai).sort()).toEqual(Object.keys(sala).sort());
});

test.each([
  ['sala', sala],
  ['khlongsai', khlongsai],
] as const)(
  '[3.3-11, 3.3-12, 3.3-13, 3.3-14, 3.3-17] the station %s has the three speakers and their audio styles in order',
  (_, station) => {
    expect(station.SPEAKERS.map(({ id }) => id)).toEqual([12, 1, 11]);
    const styles = listAudioStyles(station.SPEAKERS, station.DEFAULT_SPEAKER);
    expect(styles.map(({ audioStyleSetting }) => audioStyleSetting.speaker)).toEqual([1, 12, 11]);
  },
);

test('an added speaker has the last audio style', () => {
  const speakers = [...sala.SPEAKERS, { id: 20, name: 'เสียงใหม่', imgUrl: '' }];
  expect(listAudioStyles(speakers, sala.DEFAULT_SPEAKER).at(-1)).toEqual({
    id: 'speaker-20',
    audioStyleSetting: { settingType: 'speaker', speaker: 20 },
    audioStyleLabel: 'เสียงใหม่',
    isActivate: true,
  });
});
