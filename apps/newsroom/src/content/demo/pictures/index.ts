// Every picture of the demo station, by the name that a story calls it.
import * as arts from './scenes/arts.ts';
import * as daily from './scenes/daily.ts';
import * as energy from './scenes/energy.ts';
import * as fields from './scenes/fields.ts';
import * as forest from './scenes/forest.ts';
import * as learning from './scenes/learning.ts';
import * as river from './scenes/river.ts';
import * as sea from './scenes/sea.ts';
import * as skylines from './scenes/skylines.ts';
import * as sport from './scenes/sport.ts';
import * as state from './scenes/state.ts';
import * as streets from './scenes/streets.ts';

/** Name to SVG source, 1280 by 720. */
export const PICTURES: Record<string, () => string> = {
  'river-dawn': river.riverDawn,
  'river-market': river.riverMarket,
  'royal-barge': river.royalBarge,
  'boat-race': river.boatRace,
  'border-bridge': river.borderBridge,
  'lantern-festival': river.lanternFestival,
  harbour: sea.harbour,
  'storm-sea': sea.stormSea,
  'coral-reef': sea.coralReef,
  'karst-island': sea.karstIsland,
  'beach-cleanup': sea.beachCleanup,
  mangrove: sea.mangrove,
  'rice-field': fields.riceField,
  'rice-harvest': fields.riceHarvest,
  orchard: fields.orchard,
  'farmer-drone': fields.farmerDrone,
  drought: fields.drought,
  factory: energy.factory,
  'solar-farm': energy.solarFarm,
  dam: energy.dam,
  'wind-turbines': energy.windTurbines,
  construction: energy.construction,
  'forest-road': forest.forestRoad,
  'forest-smoke': forest.forestSmoke,
  elephants: forest.elephants,
  'mountain-mist': forest.mountainMist,
  observatory: forest.observatory,
  'city-rain': streets.cityRain,
  'old-town': streets.oldTown,
  'flood-street': streets.floodStreet,
  'flood-relief': streets.floodRelief,
  'bus-stop': streets.busStop,
  'bicycle-lane': streets.bicycleLane,
  'street-food': streets.streetFood,
  'night-patrol': streets.nightPatrol,
  'market-morning': streets.marketMorning,
  'city-night': skylines.cityNight,
  'city-haze': skylines.cityHaze,
  'sky-train': skylines.skyTrain,
  highway: skylines.highway,
  airport: skylines.airport,
  ministry: state.ministry,
  parliament: state.parliament,
  'council-chamber': state.councilChamber,
  'press-conference': state.pressConference,
  ballot: state.ballot,
  courthouse: state.courthouse,
  'world-summit': state.worldSummit,
  'village-school': learning.villageSchool,
  classroom: learning.classroom,
  library: learning.library,
  laboratory: learning.laboratory,
  'data-centre': learning.dataCentre,
  hospital: daily.hospital,
  'clinic-visit': daily.clinicVisit,
  'phone-app': daily.phoneApp,
  'cyber-crime': daily.cyberCrime,
  'gold-market': daily.goldMarket,
  'coffee-shop': daily.coffeeShop,
  weaving: daily.weaving,
  stadium: sport.stadium,
  'running-race': sport.runningRace,
  volleyball: sport.volleyball,
  'boxing-ring': sport.boxingRing,
  'stage-concert': arts.stageConcert,
  'dance-theatre': arts.danceTheatre,
  cinema: arts.cinema,
  'art-gallery': arts.artGallery,
  'temple-roofs': arts.templeRoofs,
  'palace-garden': arts.palaceGarden,
};
