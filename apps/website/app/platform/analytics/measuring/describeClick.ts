import { type EventAttributes, MAX_ATTRIBUTE_LENGTH } from '@sala/contracts';
import { toPlainTitle } from '../../headlines/index.ts';
import { findContentType } from '../pageSection.ts';

// Elements declare the events of a press on them: `data-event` of the nearest element that has it, separated by spaces.
const MAX_DATA = 10;
/** What a reader searches for is private: the query of a search is not sent. */
const SEARCH_PATH = '/search';

/** The events of a press on an element, and where its link leads; null for what is neither a link nor a button. */
export function describeClick(target: Element): { names: string[]; attributes: EventAttributes } | null {
  const pressed = target.closest<HTMLElement>('a[href], button, summary, [role=option]');
  if (!pressed) return null;
  const declared = pressed.closest<HTMLElement>('[data-event]');
  const link = pressed instanceof HTMLAnchorElement ? pressed : null;
  // a link to another place of the same page leads nowhere else
  if (link?.hash && link.pathname === location.pathname && link.search === location.search) return null;
  const names = (declared?.dataset.event ?? '')
    .split(' ')
    // events named …Link are those of links
    .filter((name) => name && (link || !name.endsWith('Link')));
  return {
    names: link ? [...names, toKind(link)] : names,
    attributes: { ...readContentAttributes(declared), ...clickData(pressed, link, declared) },
  };
}

function toKind(link: HTMLAnchorElement): string {
  if (isExternal(link)) return 'clickExternal';
  return findContentType(link.pathname) ? 'clickContent' : 'clickInternal';
}

const isExternal = (link: HTMLAnchorElement): boolean => link.origin !== location.origin;

/** SPEC 3.7-06 */
function clickData(
  pressed: HTMLElement,
  link: HTMLAnchorElement | null,
  declared: HTMLElement | null,
): EventAttributes {
  const dataset = Object.entries({ ...declared?.dataset, ...pressed.dataset })
    .filter(([name, value]) => value && !/event$/i.test(name))
    .slice(0, MAX_DATA)
    .map(([name, value = '']) => [name.slice(0, 50), value.slice(0, MAX_ATTRIBUTE_LENGTH)]);
  const section = findSection(pressed);
  return {
    ...(section && { sectionName: section }),
    ...(link && { linkTo: toAddress(link), linkType: isExternal(link) ? 'External' : 'Internal' }),
    ...(dataset.length > 0 && { dataset: Object.fromEntries(dataset) }),
  };
}

function toAddress(link: HTMLAnchorElement): string {
  if (isExternal(link)) return link.href;
  return link.pathname + (link.pathname === SEARCH_PATH ? '' : link.search);
}

/** The section of the page that an element is in, by its accessible name. */
function findSection(element: Element): string {
  const part = element.closest(
    '[data-section], [aria-labelledby], section[aria-label], nav[aria-label], footer, header',
  );
  if (!part) return '';
  const { section } = (part as HTMLElement).dataset;
  return section ?? part.getAttribute('aria-labelledby') ?? part.getAttribute('aria-label') ?? part.localName;
}

/**
 * What an element is about where that is not its page: its `data-content-id`, with its `data-content-name` or else the
 * headline of the article or card that it is in.
 */
export function readContentAttributes(element: HTMLElement | null): EventAttributes {
  const { contentId, contentName = findHeadline(element) } = element?.dataset ?? {};
  return contentId ? { contentId, contentName, contentCategory: '' } : {};
}

function findHeadline(element: HTMLElement | null): string | undefined {
  const headline = element?.closest('article, li, header, section')?.querySelector('h1, h2, h3');
  return headline ? toPlainTitle(headline.textContent).trim() : undefined;
}
