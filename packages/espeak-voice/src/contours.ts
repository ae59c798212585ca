import { openEngine } from './engine.ts';
import { findContour } from './findContour.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';
import { VOICES } from './voices.ts';

// Prints the melody of the five tones, alone and between two mid tones: `node packages/espeak-voice/src/contours.ts`.
const engine = await openEngine();
const CARRIERS = ['ma:_', 'ma:3 ma:_ ma:3'];
const SYLLABLES = CARRIERS.flatMap((carrier) => [3, 2, 5, 4, 1].map((tone) => carrier.replace('_', `${tone}`)));
for (const [name, voice] of Object.entries(VOICES))
  await engine.synthesize(SYLLABLES, voice, (sound, line) => {
    const contour = findContour(sound, SAMPLE_RATE_HZ).map((pitch) => Math.round(pitch));
    const seconds = (sound.length / SAMPLE_RATE_HZ).toFixed(2);
    console.log(`${name}\t${SYLLABLES[line]}\t${seconds} s\t${contour.join(' ')}`);
  });
