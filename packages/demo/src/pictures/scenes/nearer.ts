// Close-ups of scenes of other modules, for programmes, at the same time of day.
import { bloom, glow, grade, wash } from '../ink/light.ts';
import { circle, rect, stroke } from '../ink/paper.ts';
import { rounded } from '../ink/props.ts';
import { stars } from '../ink/sky.ts';
import { view } from '../ink/view.ts';
import { newsStudio, podcastTable } from './broadcast.ts';
import { weaving } from './craft.ts';
import { lanternFestival } from './festival.ts';
import { riceField } from './fields.ts';
import { floodRelief } from './floods.ts';
import { stadium } from './football.ts';
import { gardenBand, lastBoat, marketBand } from './inTheOpen.ts';
import { communityKitchen } from './kitchens.ts';
import { marketMorning, streetFood } from './markets.ts';
import { boatRace } from './mekong.ts';
import { mountainMist } from './mountains.ts';
import { riverDawn, riverMarket } from './river.ts';
import { oldLetters } from './smallHomes.ts';
import { stageConcert } from './stage.ts';
import { puppetTheatre } from './storybook.ts';
import { skyTrain } from './transport.ts';
import { forestSpring } from './wilds.ts';

export const floodNight = (): string =>
  view(
    floodRelief(),
    150,
    90,
    1000,
    grade('#2a3a7a', 0.75) + glow(760, 300, 420, '#ffd98a', 0.45) + wash('#060a24', 0.5, 'top', 0.4),
    true,
  );

export const letterByLamp = (): string =>
  view(oldLetters(), 640, 100, 600, grade('#6a5a9a', 0.5) + glow(360, 140, 620, '#ffcf7a', 0.55), true);

export const boatAlone = (): string =>
  view(riverDawn(), 470, 320, 640, grade('#ffb0a0', 0.25) + bloom(200, 80, 520, '#ffe0c0', 0.5), true);

export const lostBuffalo = (): string =>
  view(riceField(), 90, 250, 460, grade('#e0b070', 0.4) + bloom(1000, 60, 520, '#ffe6b0', 0.5), true);

export const lastPot = (): string =>
  view(communityKitchen(), 190, 200, 620, glow(420, 420, 420, '#ffe0a0', 0.35) + wash('#2a1a20', 0.4, 'bottom', 0.3));

export const springStones = (): string =>
  view(forestSpring(), 430, 380, 600, bloom(900, 60, 520, '#fffbd0', 0.4), true);

export const loomNear = (): string =>
  view(weaving(), 380, 170, 520, bloom(200, 60, 520, '#fff0c8', 0.4) + wash('#2a1414', 0.35, 'bottom', 0.3), true);

export const puppetsNear = (): string =>
  view(puppetTheatre(), 350, 190, 580, bloom(640, 120, 520, '#ffe6b0', 0.35), true);

export const boatStalls = (): string => view(riverMarket(), 420, 330, 690, bloom(900, 40, 520, '#fff6d0', 0.45));

export const firstLamp = (): string =>
  view(
    marketMorning(),
    0,
    40,
    800,
    grade('#1c2460', 0.86) +
      stars(6, 40, 130) +
      glow(430, 330, 460, '#ffd07a', 0.75) +
      circle(430, 236, 15, '#fff6d0') +
      stroke('M430 0V222', '#10143a', 4) +
      wash('#04061c', 0.5, 'bottom', 0.35),
  );

export const mistNear = (): string =>
  view(mountainMist(), 640, 170, 620, grade('#c0b0ff', 0.3) + bloom(400, 100, 620, '#fff0e0', 0.5), true);

export const firstTrain = (): string =>
  view(skyTrain(), 430, 140, 720, grade('#f29a8a', 0.45) + bloom(1100, 60, 620, '#ffd8a0', 0.6), true);

export const morningPaddle = (): string =>
  view(boatRace(), 60, 330, 560, grade('#9ab0e0', 0.55) + bloom(900, 0, 620, '#fff0e0', 0.55), true);

export const riverFestival = (): string =>
  view(boatRace(), 380, 60, 820, grade('#ffd0a0', 0.35) + bloom(240, 60, 560, '#fff3d0', 0.4), true);

export const marketMicrophone = (): string =>
  view(
    marketMorning(),
    380,
    170,
    640,
    wash('#2a2030', 0.4, 'bottom', 0.4) +
      stroke('M980 760L930 420', '#22263f', 26) +
      rounded(850, 250, 140, 220, 70, '#3a4058', 'transform="rotate(-8 920 360)"') +
      rect(846, 420, 148, 26, '#d9573f', 'transform="rotate(-8 920 360)"') +
      stroke('M800 300q-40 60 0 130M750 270q-64 90 0 190', '#fff6dc', 9, 'opacity="0.8"'),
  );

export const marketChorus = (): string => view(marketBand(), 300, 250, 640, glow(640, 120, 520, '#ffe0a0', 0.35), true);

export const soundCheck = (): string => view(gardenBand(), 330, 290, 520, bloom(200, 60, 520, '#fff6d0', 0.5));

export const concertNear = (): string =>
  view(stageConcert(), 380, 130, 540, glow(640, 240, 520, '#ffc0e0', 0.3) + wash('#10041c', 0.4, 'bottom', 0.3), true);

export const derbyNear = (): string => view(stadium(), 430, 300, 560, bloom(240, 40, 560, '#fffbd8', 0.4), true);

export const lanternsOverWater = (): string =>
  view(lanternFestival(), 40, 20, 720, grade('#8a7ae0', 0.4) + glow(640, 560, 520, '#ffc06a', 0.35));

export const boatLane = (): string =>
  view(riverMarket(), 560, 110, 700, grade('#ffe0a0', 0.3) + bloom(200, 60, 560, '#fff6d0', 0.5), true);

export const nightNoodles = (): string => view(streetFood(), 360, 200, 620, glow(620, 240, 520, '#ffd98a', 0.35), true);

export const smallStudio = (): string =>
  view(podcastTable(), 60, 300, 640, grade('#d9a07a', 0.45) + glow(700, 120, 520, '#ffe0b0', 0.4));

export const gardenSong = (): string => view(gardenBand(), 660, 230, 600, bloom(240, 60, 560, '#fff6d0', 0.5), true);

export const landingAtDawn = (): string =>
  view(lastBoat(), 0, 170, 900, grade('#ffc0a0', 0.35) + bloom(60, 180, 620, '#ffe6c8', 0.6), true);

export const marketAtFour = (): string =>
  view(
    marketMorning(),
    400,
    40,
    860,
    grade('#6a4a9a', 0.7) + bloom(1000, 140, 620, '#ffb070', 0.55) + wash('#140a2c', 0.45, 'bottom', 0.35),
    true,
  );

export const studioNear = (): string => view(newsStudio(), 300, 130, 700, bloom(640, 60, 560, '#ffe0b0', 0.35));
