// All pictures of the demo station: each scene by its name, which articles use.
import * as afterDark from './scenes/afterDark.ts';
import * as airport from './scenes/airport.ts';
import * as arena from './scenes/arena.ts';
import * as ballot from './scenes/ballot.ts';
import * as broadcast from './scenes/broadcast.ts';
import * as capital from './scenes/capital.ts';
import * as cityTrouble from './scenes/cityTrouble.ts';
import * as civicLife from './scenes/civicLife.ts';
import * as coast from './scenes/coast.ts';
import * as coffee from './scenes/coffee.ts';
import * as craft from './scenes/craft.ts';
import * as culture from './scenes/culture.ts';
import * as evidence from './scenes/evidence.ts';
import * as farming from './scenes/farming.ts';
import * as festival from './scenes/festival.ts';
import * as fields from './scenes/fields.ts';
import * as floods from './scenes/floods.ts';
import * as football from './scenes/football.ts';
import * as forest from './scenes/forest.ts';
import * as goods from './scenes/goods.ts';
import * as government from './scenes/government.ts';
import * as health from './scenes/health.ts';
import * as heritage from './scenes/heritage.ts';
import * as highWater from './scenes/highWater.ts';
import * as industry from './scenes/industry.ts';
import * as infographics from './scenes/infographics.ts';
import * as inTheOpen from './scenes/inTheOpen.ts';
import * as kitchens from './scenes/kitchens.ts';
import * as library from './scenes/library.ts';
import * as markets from './scenes/markets.ts';
import * as meetings from './scenes/meetings.ts';
import * as mekong from './scenes/mekong.ts';
import * as mountains from './scenes/mountains.ts';
import * as nearer from './scenes/nearer.ts';
import * as otherwise from './scenes/otherwise.ts';
import * as phone from './scenes/phone.ts';
import * as police from './scenes/police.ts';
import * as politics from './scenes/politics.ts';
import * as port from './scenes/port.ts';
import * as power from './scenes/power.ts';
import * as reef from './scenes/reef.ts';
import * as river from './scenes/river.ts';
import * as running from './scenes/running.ts';
import * as school from './scenes/school.ts';
import * as science from './scenes/science.ts';
import * as shelter from './scenes/shelter.ts';
import * as smallHomes from './scenes/smallHomes.ts';
import * as sportsDay from './scenes/sportsDay.ts';
import * as stage from './scenes/stage.ts';
import * as storybook from './scenes/storybook.ts';
import * as streets from './scenes/streets.ts';
import * as summit from './scenes/summit.ts';
import * as tastes from './scenes/tastes.ts';
import * as trade from './scenes/trade.ts';
import * as transport from './scenes/transport.ts';
import * as uplandRain from './scenes/uplandRain.ts';
import * as uplands from './scenes/uplands.ts';
import * as wilds from './scenes/wilds.ts';
import * as workshop from './scenes/workshop.ts';

const SCENES: Record<string, () => string> = {
  ...afterDark,
  ...airport,
  ...arena,
  ...ballot,
  ...broadcast,
  ...capital,
  ...cityTrouble,
  ...civicLife,
  ...coast,
  ...coffee,
  ...craft,
  ...culture,
  ...evidence,
  ...farming,
  ...festival,
  ...fields,
  ...floods,
  ...football,
  ...forest,
  ...goods,
  ...government,
  ...health,
  ...heritage,
  ...highWater,
  ...inTheOpen,
  ...industry,
  ...infographics,
  ...kitchens,
  ...library,
  ...markets,
  ...meetings,
  ...mekong,
  ...mountains,
  ...nearer,
  ...otherwise,
  ...phone,
  ...police,
  ...politics,
  ...port,
  ...power,
  ...reef,
  ...river,
  ...running,
  ...school,
  ...science,
  ...shelter,
  ...smallHomes,
  ...sportsDay,
  ...stage,
  ...storybook,
  ...streets,
  ...summit,
  ...tastes,
  ...trade,
  ...transport,
  ...uplandRain,
  ...uplands,
  ...wilds,
  ...workshop,
};

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The scenes that are infographics.
 * @internal for a test of the demo
 */
export const INFOGRAPHICS = new Set(Object.keys(infographics).map(toKebabCase));

/** Name to SVG source, 1280 by 720: `riverDawn` is called `river-dawn`. */
export const PICTURES: Record<string, () => string> = Object.fromEntries(
  Object.entries(SCENES).map(([name, draw]) => [toKebabCase(name), draw]),
);
