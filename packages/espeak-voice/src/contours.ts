import { openEngine } from './engine.ts';
import { contourOf } from './pitch.ts';
import { VOICES } from './voices.ts';

// Prints the melody of the five tones, alone and between two mid tones: `node packages/espeak-voice/src/contours.ts`.
const engine = await openEngine();
for (const [name, voice] of Object.entries(VOICES))
  for (const carrier of ['ma:_', 'ma:3 ma:_ ma:3'])
    for (const tone of [3, 2, 5, 4, 1]) {
      const phonemes = carrier.replace('_', `${tone}`);
      const [sound = new Int16Array()] = engine.say(phonemes, voice);
      const contour = contourOf(sound, engine.sampleRate).map((pitch) => Math.round(pitch));
      console.log(`${name}\t${phonemes}\t${(sound.length / engine.sampleRate).toFixed(2)} s\t${contour.join(' ')}`);
    }
