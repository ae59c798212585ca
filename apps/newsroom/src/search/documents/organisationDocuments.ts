import { POSTAL_ADDRESS, STATION } from '@sala/station';
import type { Database } from '../../database/index.ts';
import { readNavigation } from '../../navigation/index.ts';
import type { SearchedDocument } from './documents.ts';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const ORGANISATION = POSTAL_ADDRESS[0] ?? STATION.name;

/** The pages of the organisation and the sites of its network, as the navigation names them. */
export async function loadOrganisationDocuments(db: Database): Promise<SearchedDocument[]> {
  const [orgs, network] = await Promise.all([readNavigation(db, 'orgs'), readNavigation(db, 'network-menus')]);
  const sites = network.entries.flatMap((menu) => (Array.isArray(menu.options) ? menu.options : []));
  return [...orgs.entries, ...sites].flatMap((entry: Record<string, unknown>) => {
    const [title, url] = [toText(entry.title), toText(entry.url)];
    return title && url ? [{ title, description: toText(entry.subtitle) || `${title} · ${ORGANISATION}`, url }] : [];
  });
}

/** The organisation's pages in English. */
export const ENGLISH_DOCUMENTS: SearchedDocument[] = [
  ...(STATION.englishSite
    ? [
        {
          title: `${STATION.brandName} in English`,
          description: 'News from Thailand in English: politics, society, economy and culture',
          url: STATION.englishSite,
        },
      ]
    : []),
  {
    title: `About ${STATION.brandName}`,
    description: 'The organisation, its board and its audience council; jobs, complaints and contact',
    url: STATION.organisationSite,
  },
];
