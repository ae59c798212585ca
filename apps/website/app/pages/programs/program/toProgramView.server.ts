import { type Person, PROGRAM_GROUPS, type Program, type Season } from '@sala/contracts';
import { STATION } from '@sala/station';
import { MAX_DESCRIPTION_LENGTH, truncateText } from '@sala/thai';
import { type ProgramItem, toPlaylistItem, toProgramPath } from '../../../components/programCards/index.ts';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { toSearchPath } from '../../search/index.ts';
import { toBanner } from '../banner.ts';
import { type AboutView, type PersonView, type ProgramView, TABS, type Tab } from './programView.ts';

/** The path of a programme's page on this site. */
export const toSeasonPath = (key: string): string => `/program/${encodeURIComponent(key)}`;

/** The head of a programme's page. */
export function toProgramView(program: Program): ProgramView {
  const { images, logoLayout, category, platform } = program;
  const { id, title, tagline, description, schedule, layout, isEnded, isRestricted, access } = program;
  const path = toSeasonPath(program.key);
  const banner = program.heroBanner && toBanner(program.heroBanner);
  return {
    id,
    title,
    headline: toHeadline(title),
    path,
    tagline,
    description,
    schedule: isEnded ? toPastSchedule(schedule) : schedule,
    layout,
    isEnded,
    isRestricted,
    access,
    canonical: toProgramPath(program.href),
    summary: toSummary(program),
    group: category.name ? { name: category.name, href: groupPath(category.key) } : null,
    picture: program.picture?.url ?? '',
    backdrop: {
      src: banner?.picture || ((images.headerBackground ?? images.epicBackground ?? program.picture)?.url ?? ''),
      mobileSrc: banner && banner.mobilePicture !== banner.picture ? banner.mobilePicture : '',
    },
    banner: banner && {
      text: [program.heroBanner?.title === title ? '' : banner.title, banner.subtitle].filter(Boolean).join(' · '),
      buttons: [banner.primary, banner.secondary].flatMap((button) => (button && button.href !== path ? button : [])),
    },
    logo: images.logo && { picture: images.logo.url, layout: logoLayout },
    tabs: listTabs(program, path),
    platform: platform && {
      ...platform,
      name: platform.name === STATION.streamingPlatform ? STATION.streamingPlatformName : platform.name,
    },
    tags: program.tags.map(({ name }) => name),
  };
}

/** When an ended programme was on; nothing where its schedule says no more than that it has ended. */
function toPastSchedule(schedule: string): string {
  if (!schedule || schedule.includes('จบแล้ว')) return '';
  return schedule.startsWith('ออกอากาศ') ? `เคย${schedule}` : `เคยออกอากาศ ${schedule}`;
}

/** The path of its group's list; a group that only a service knows has none (SPEC 2.2-10). */
const groupPath = (key: string): string =>
  Object.hasOwn(PROGRAM_GROUPS, key) ? `/program/all/${key}` : '/program/all';

const toSummary = ({ tagline, description, schedule }: Pick<ProgramView, 'tagline' | 'description' | 'schedule'>) =>
  truncateText([tagline, description, schedule].filter(Boolean).join(' · '), MAX_DESCRIPTION_LENGTH);

/** The tabs that a programme's page has (SPEC 2.14-01 to 2.14-05); the first of them is the page itself. */
function listTabs({ tabs, episodeListName, articleListName }: Program, path: string): ProgramView['tabs'] {
  const titles: Record<Tab, string> = {
    main: 'ภาพรวม',
    episodes: episodeListName,
    clips: 'คลิป',
    stories: 'คลิปสั้น',
    articles: articleListName,
  };
  return TABS.filter((tab) => tabs[tab]).map((tab, index) => ({
    tab,
    title: titles[tab],
    href: index === 0 ? path : `${path}?tab=${tab}`,
  }));
}

/** The head of a season's page: fields that the season lacks are its programme's. */
export function toSeasonView(program: Program, season: Season): ProgramView {
  const programView = toProgramView(program);
  const { images } = season;
  const cover = { vertical: images.verticalCover, clean: images.generalCover }[programView.layout] ?? images.display;
  const path = `${programView.path}/${encodeURIComponent(season.key)}`;
  const texts = {
    tagline: season.tagline || program.tagline,
    description: season.description || program.description,
    schedule: season.schedule || program.schedule,
  };
  const title = season.title.includes(program.title) ? season.title : `${program.title} ${season.title}`;
  return {
    ...programView,
    ...texts,
    schedule: programView.isEnded ? toPastSchedule(texts.schedule) : texts.schedule,
    path,
    canonical: path,
    summary: toSummary(texts),
    title,
    headline: toHeadline(title),
    picture: cover?.url ?? programView.picture,
    backdrop: findBackdrop(images) ?? programView.backdrop,
    logo: images.logo ? { picture: images.logo.url, layout: season.logoLayout } : programView.logo,
  };
}

/** A season with a background of its own does not have the upright one of its programme's banner. */
function findBackdrop({ headerBackground, epicBackground }: Season['images']) {
  const own = headerBackground ?? epicBackground;
  return own && { src: own.url, mobileSrc: '' };
}

export function toAboutView(program: Program): AboutView {
  const { mail, website, facebook, twitter, youtube } = program;
  const links = [
    { title: 'อีเมล', href: mail && `mailto:${mail}` },
    { title: 'เว็บไซต์', href: website },
    { title: 'เฟซบุ๊ก', href: facebook },
    { title: 'X (ทวิตเตอร์)', href: twitter },
    { title: 'ยูทูบ', href: youtube },
  ];
  return {
    personListName: program.personListName,
    persons: program.persons.map(toPersonView),
    seasons: program.seasons.map((season) => toSeasonItem(season, program)),
    playlists: program.playlists.map(toPlaylistItem),
    links: links.filter(({ href }) => href !== ''),
    tags: program.tags.map(({ name }) => ({ title: name, href: toSearchPath({ q: name, tab: 'program' }) })),
  };
}

export const toPersonView = ({ name, nickname, role, picture }: Person): PersonView => ({
  name,
  nickname,
  role,
  picture: picture?.url ?? '',
});

/** A season as the card of a programme. */
export function toSeasonItem({ id, title, key, tagline, images }: Season, program: Program): ProgramItem {
  return {
    id,
    title: toHeadline(title),
    tagline: toHeadline(tagline),
    href: `${toSeasonPath(program.key)}/${encodeURIComponent(key)}`,
    picture: (images.display ?? images.generalCover ?? program.picture)?.url ?? '',
    group: '',
    isEnded: false,
    access: [],
  };
}
