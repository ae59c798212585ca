// Every picture of the demo station, by the name that a story calls it.
import * as airport from './scenes/airport.ts';
import * as arena from './scenes/arena.ts';
import * as ballot from './scenes/ballot.ts';
import * as capital from './scenes/capital.ts';
import * as coast from './scenes/coast.ts';
import * as coffee from './scenes/coffee.ts';
import * as craft from './scenes/craft.ts';
import * as culture from './scenes/culture.ts';
import * as farming from './scenes/farming.ts';
import * as festival from './scenes/festival.ts';
import * as fields from './scenes/fields.ts';
import * as floods from './scenes/floods.ts';
import * as football from './scenes/football.ts';
import * as forest from './scenes/forest.ts';
import * as government from './scenes/government.ts';
import * as health from './scenes/health.ts';
import * as heritage from './scenes/heritage.ts';
import * as industry from './scenes/industry.ts';
import * as library from './scenes/library.ts';
import * as markets from './scenes/markets.ts';
import * as mekong from './scenes/mekong.ts';
import * as mountains from './scenes/mountains.ts';
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
import * as stage from './scenes/stage.ts';
import * as streets from './scenes/streets.ts';
import * as summit from './scenes/summit.ts';
import * as trade from './scenes/trade.ts';
import * as transport from './scenes/transport.ts';

/** Name to SVG source, 1280 by 720. */
export const PICTURES: Record<string, () => string> = {
  'river-dawn': river.riverDawn,
  'river-market': river.riverMarket,
  'royal-barge': river.royalBarge,
  'boat-race': mekong.boatRace,
  'border-bridge': mekong.borderBridge,
  'lantern-festival': festival.lanternFestival,
  harbour: port.harbour,
  'storm-sea': port.stormSea,
  'coral-reef': reef.coralReef,
  'karst-island': coast.karstIsland,
  'beach-cleanup': coast.beachCleanup,
  mangrove: coast.mangrove,
  'rice-field': fields.riceField,
  'rice-harvest': fields.riceHarvest,
  orchard: farming.orchard,
  'farmer-drone': farming.farmerDrone,
  drought: farming.drought,
  factory: industry.factory,
  'solar-farm': power.solarFarm,
  dam: power.dam,
  'wind-turbines': power.windTurbines,
  construction: industry.construction,
  'forest-road': forest.forestRoad,
  'forest-smoke': forest.forestSmoke,
  elephants: forest.elephants,
  'mountain-mist': mountains.mountainMist,
  observatory: mountains.observatory,
  'city-rain': streets.cityRain,
  'old-town': streets.oldTown,
  'flood-street': floods.floodStreet,
  'flood-relief': floods.floodRelief,
  'bus-stop': streets.busStop,
  'bicycle-lane': streets.bicycleLane,
  'street-food': markets.streetFood,
  'night-patrol': police.nightPatrol,
  'market-morning': markets.marketMorning,
  'city-night': capital.cityNight,
  'city-haze': capital.cityHaze,
  'sky-train': transport.skyTrain,
  highway: transport.highway,
  airport: airport.airport,
  ministry: government.ministry,
  parliament: government.parliament,
  'council-chamber': politics.councilChamber,
  'press-conference': politics.pressConference,
  ballot: ballot.ballot,
  courthouse: government.courthouse,
  'world-summit': summit.worldSummit,
  'village-school': school.villageSchool,
  classroom: school.classroom,
  library: library.library,
  laboratory: science.laboratory,
  'data-centre': science.dataCentre,
  hospital: health.hospital,
  'clinic-visit': health.clinicVisit,
  'phone-app': phone.phoneApp,
  'cyber-crime': police.cyberCrime,
  'gold-market': trade.goldMarket,
  'coffee-shop': coffee.coffeeShop,
  weaving: craft.weaving,
  stadium: football.stadium,
  'running-race': running.runningRace,
  volleyball: arena.volleyball,
  'boxing-ring': arena.boxingRing,
  'stage-concert': stage.stageConcert,
  'dance-theatre': stage.danceTheatre,
  cinema: culture.cinema,
  'art-gallery': culture.artGallery,
  'temple-roofs': heritage.templeRoofs,
  'palace-garden': heritage.palaceGarden,
};
