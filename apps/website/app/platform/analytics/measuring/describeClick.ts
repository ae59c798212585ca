import { type EventAttributes, MAX_ATTRIBUTE_LENGTH } from '@sala/contracts';
import { toPlainTitle } from '../../headlines/index.ts';
import { findContentType } from '../pageSection.ts';

// What a press means stands in the page: `data-event` names the events of the nearest element that has it, several with
// a space between.

const MAX_DATA = 10;
/** The words of who searches are theirs. */
const TYPED = '/search';

/**
 * What a press on an element is told as: what it is declared to mean, and where a link leads. Nothing for what is no
 * link or button.
 */
export function describeClick(target: Element): { names: string[]; attributes: EventAttributes } | null {
  const pressed = target.closest<HTMLElement>('a[href], button, summary, [role=option]');
  if (!pressed) return null;
  const declared = pressed.closest<HTMLElement>('[data-event]');
  const link = pressed instanceof HTMLAnchorElement ? pressed : null;
  // the way to another place of the page is no way on
  if (link?.hash && link.pathname === location.pathname && link.search === location.search) return null;
  const names = (declared?.dataset.event ?? '')
    .split(' ')
    // what is called a link is told of links
    .filter((name) => name && (link || !name.endsWith('Link')));
  return {
    names: link ? [...names, kindOf(link)] : names,
    attributes: { ...readContentAttributes(declared), ...clickData(pressed, link, declared) },
  };
}

function kindOf(link: HTMLAnchorElement): string {
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
  const section = sectionOf(pressed);
  return {
    ...(section && { sectionName: section }),
    ...(link && { linkTo: addressOf(link), linkType: isExternal(link) ? 'External' : 'Internal' }),
    ...(dataset.length > 0 && { dataset: Object.fromEntries(dataset) }),
  };
}

function addressOf(link: HTMLAnchorElement): string {
  if (isExternal(link)) return link.href;
  return link.pathname + (link.pathname === TYPED ? '' : link.search);
}

/** The part of the page that an element stands in: by what it is labelled with, as it is for who does not see it. */
function sectionOf(element: Element): string {
  const part = element.closest(
    '[data-section], [aria-labelledby], section[aria-label], nav[aria-label], footer, header',
  );
  if (!part) return '';
  const { section } = (part as HTMLElement).dataset;
  return section ?? part.getAttribute('aria-labelledby') ?? part.getAttribute('aria-label') ?? part.localName;
}

/**
 * What an element is about that is of something else than its page: `data-content-id`, and `data-content-name`, else
 * the headline of the article or card that it stands in.
 */
export function readContentAttributes(element: HTMLElement | null): EventAttributes {
  const { contentId, contentName = headlineOf(element) } = element?.dataset ?? {};
  return contentId ? { contentId, contentName, contentCategory: '' } : {};
}

function headlineOf(element: HTMLElement | null): string | undefined {
  const headline = element?.closest('article, li, header, section')?.querySelector('h1, h2, h3');
  return headline ? toPlainTitle(headline.textContent).trim() : undefined;
}
