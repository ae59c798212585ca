/**
 * The services behind the pages: the setting that says where one is, and where the newsroom, which is all of them here,
 * has it. The others are told things that nobody waits for.
 */
export const SERVICES = {
  main: ['MAIN_API_URL', ''],
  page: ['PAGE_API_URL', ''],
  content: ['CONTENT_API_URL', '/api'],
  tags: ['TAG_API_URL', '/tags'],
  search: ['SEARCH_API_URL', '/search'],
  program: ['PROGRAM_API_URL', ''],
  partner: ['PARTNER_API_URL', '/partner'],
  tts: ['TTS_API_URL', ''],
  ai: ['AI_API_URL', ''],
  widgets: ['WIDGETS_API_URL', ''],
  views: ['VIEW_COUNTER_URL', ''],
} as const;
export type Service = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as Service[];

/** What may be wrong with a service, and how the table says it. */
export const FAULTS = {
  killed: 'killed',
  frozen: 'frozen',
  slow: 'slow (3 s)',
  failing: 'answers 500',
  half: 'half a JSON',
  huge: '50 MB',
} as const;
export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

/** What is tried: one service with one fault. `none` is an evening on which all is well. */
export type State = Fault | 'none';

/** A wish that cannot be granted, in a sentence. */
export class InvalidFaultOption extends Error {}

/**
 * Reads from the command line which services and which faults to try; all of either when none of them is named.
 * @throws {InvalidFaultOption} for a word that is neither
 */
export function parseFaultOptions(words: string[]): { services: Service[]; faults: Fault[] } {
  const isService = (word: string): word is Service => Object.hasOwn(SERVICES, word);
  const isFault = (word: string): word is Fault => Object.hasOwn(FAULTS, word);
  const unknown = words.find((word) => !isService(word) && !isFault(word));
  if (unknown !== undefined)
    throw new InvalidFaultOption(
      `There is no service and no fault called “${unknown}”. Services: ${SERVICE_NAMES.join(', ')}. Faults: ${FAULT_NAMES.join(', ')}.`,
    );
  const [services, faults] = [words.filter(isService), words.filter(isFault)];
  return { services: services.length > 0 ? services : SERVICE_NAMES, faults: faults.length > 0 ? faults : FAULT_NAMES };
}
