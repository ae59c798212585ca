import { NO_INPUTS } from '../channels/inputs/index.ts';
import type { Database } from '../database/index.ts';
import { hasDemoPicture } from '../demo/index.ts';
import type { NarrationWorker } from '../narrations/index.ts';
import { createNarrationWorker } from '../narrations/worker/createNarrationWorker.ts';
import { readConfig } from '../settings/config.ts';
import { createShutdown } from '../shutdown/index.ts';
import type { FileStore } from '../store/index.ts';
import { testStore } from '../store/testStore.ts';
import type { ControlContext } from './actions.ts';

const EMPTY_STORE: FileStore = {
  save: () => Promise.reject(new Error('nothing is kept here')),
  read: async () => undefined,
  remove: async () => {},
  async *names() {},
};

const silent = (db: Database): NarrationWorker =>
  createNarrationWorker({ db, voice: undefined, store: EMPTY_STORE, mostBytes: 5e9, aheadHours: 48, report: () => {} });

/** The settings of a desk by default. */
export function testContext(db: Database, narrations = silent(db)): ControlContext {
  const { address, push, siteUrl, imageHosts, mediaHosts, previewSecret } = readConfig({});
  return {
    db,
    narrations,
    films: { uploads: testStore(), segments: testStore(), isEncoderOn: true, hosts: mediaHosts },
    pictures: { hosts: imageHosts, ownHost: new URL(address).host, canDraw: hasDemoPicture, store: testStore() },
    push,
    siteUrl,
    deskUrl: undefined,
    editorsWebhook: undefined,
    inputs: { ofSettings: new Map(), hosts: new Set(), ...NO_INPUTS },
    previewSecret,
    shutdown: createShutdown(),
  };
}
