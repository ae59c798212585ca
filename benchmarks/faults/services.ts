/**
 * The services behind the pages: the setting of each one's address, and its path in the newsroom, which replaces all of
 * them here. Services that no page waits for are left out.
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

/** The kinds of faults, and their names in the table. */
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

/** A trial: one service with one fault. `none` is an evening without faults. */
export type State = Fault | 'none';

/** An option that is invalid; the message is a sentence. */
export class InvalidFaultOption extends Error {}

/**
 * Parses the services and faults to try from the command line; all of either when none of them is named.
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
