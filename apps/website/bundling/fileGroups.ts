import { LATER_ROUTING } from './routerComesLater.ts';

/** The modules of every page: the shell, and the components of most pages. */
const ON_EVERY_PAGE =
  /(packages\/(station\/src\/\w+\/station\.ts|thai\/)|app\/((Error|Failed)Page|(components\/(articleCards|newsSections)|platform\/(areas|clock|consent|headlines|leftOut|localStore|metadata|offline|polling|views)|shell|ui)\/))/;
/** The modules that a press or a scroll loads, and those of only some pages. */
const COMES_LATER =
  /Banner|Card|Contents|Groups|Route|watchEmergency|countPlayLater|programData|(broadcast|episode|video)Data|Breaking|Focus|pageSections|calendar|span|ListNav|Opening|PageTitle/;

/**
 * Which modules share a file: code that changes with a library and code that changes with ours are in different files, in
 * as few as possible; code that only two or three pages share is loaded with them.
 */
export const FILE_GROUPS = [
  {
    name: 'framework',
    test: (id: string) =>
      /node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) && !LATER_ROUTING.test(id),
  },
  { name: 'site', test: (id: string) => ON_EVERY_PAGE.test(id) && !COMES_LATER.test(id) },
  // shared by the pages that show airings
  {
    name: 'channels',
    test: /packages\/(contracts\/src\/programs\/onAir|station\/src\/(\w+\/)?channels?)\.ts|app\/pages\/schedule\//,
    minShareCount: 2,
  },
  // the frame of a film: in the article's group, whose pages reserve room for one, every page with a
  // video would load that group
  { name: 'frame', test: /app\/player\/video\/Frame/ },
  // shared by the players
  { name: 'media', test: /app\/player\/media\//, minShareCount: 2 },
  // shared by lists, but not used by articles
  {
    name: 'lists',
    test: /app\/(components\/(archive|articleCards\/(Clip|Timed))|pages\/news\/WithAside|ui\/(ListNav|Opening|PageTitle))/,
    minShareCount: 2,
  },
  // shared by the pages of articles, but not used by lists
  {
    name: 'article',
    test: /app\/(pages\/news\/(article|toMeasuredContent)|components\/(articleBody|lightbox\/(PictureLinks|useLightbox)|share|unavailable\/Withdrawn)|platform\/socialCards)/,
    minShareCount: 2,
  },
  // shared by the pages of programmes and of videos
  {
    name: 'programs',
    test: /app\/(platform\/metadata\/(broadcast|episode|video)Data|components\/programCards\/.*|pages\/programs\/[A-Z].*)\.tsx?$/,
    minShareCount: 2,
  },
];
