import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

// written as a test rather than as a plugin of the linter, for which the regular expressions took 27 s of CPU

/** The names of CSS's colours. */
const COLOUR_NAMES = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgrey darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray grey green greenyellow honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgrey lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen
`;
const NAME = COLOUR_NAMES.trim().split(/\s+/).join('|');
const FUNCTION = '(?:(?:rgb|hsl)a?|hwb|(?:ok)?(?:lab|lch)|color)\\(';
const COLOUR = new RegExp(`#[\\da-f]{3,8}\\b|(?<![\\w-])(?:${FUNCTION}|(?:${NAME})(?![\\w-]))`, 'i');

/** What a declaration may say, by its property; components are drawn with tokens (docs/decisions/0039). */
const SCALES: { property: RegExp; allowed: RegExp; reason: string }[] = [
  {
    property: /^font-size$/,
    allowed: /^(?:var\(--(?:text|title|fluid)[a-z0-9-]*\)|[0-9.]+em|0|inherit)$/,
    reason: 'A size of type is one of the scale: var(--text…), var(--title…) or var(--fluid…).',
  },
  {
    property: /^font$/,
    allowed: /^(?:inherit|.*var\(--text[a-z0-9-]*\).*)$/,
    reason: 'A size of type is one of the scale: var(--text…).',
  },
  {
    property: /^z-index$/,
    allowed: /^(?:var\(--z-[a-z-]+\)|auto)$/,
    reason: 'A layer is one of the list: var(--z-…).',
  },
  {
    property: /^(?:row-|column-)?gap$/,
    allowed: /^(?:(?:var\(--space[a-z0-9-]*\)|clamp\([^)]*\)|[0-9.]+em|0|normal)(?: |$))+$/,
    reason: 'A space between is one of the scale: var(--space…).',
  },
  {
    property: /^font-weight$/,
    allowed: /^(?:400|600|inherit)$/,
    reason: 'A font has the weights 400 and 600 (docs/decisions/0009).',
  },
];

const FOREIGN_COLOUR = 'A colour is a token of ui/constants.css or ui/tokens.css: components do not bring their own.';

/** Comments, texts and addresses: what is in a stylesheet and draws nothing with colours or sizes. */
const FOREIGN = /\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g;
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;

/** The declarations of a component's stylesheet that do without tokens, each with what it should say. */
function findDeclarationFaults(css: string): string[] {
  const declarations = [...css.replace(FOREIGN, '').matchAll(DECLARATION)];
  return declarations.flatMap(([declaration, property = '', value = '']) => [
    ...SCALES.filter((scale) => scale.property.test(property) && !scale.allowed.test(value)).map(
      ({ reason }) => `“${declaration}”: ${reason}`,
    ),
    // a page with a palette of its own declares it
    ...(!property.startsWith('--') && COLOUR.test(value) ? [`“${declaration}”: ${FOREIGN_COLOUR}`] : []),
  ]);
}

/** The values of the attribute `style` in a component, as far as their braces. */
const STYLE = /\bstyle=(\{\{[\s\S]*?\}\})/g;

/** The attributes `style` of a component that bring colours: what they set is data of a page, such as a width. */
function findStyleFaults(source: string): string[] {
  const values = [...source.matchAll(STYLE)].map(([, value = '']) => value);
  return values.filter((value) => COLOUR.test(value)).map((value) => `style=${value}: ${FOREIGN_COLOUR}`);
}

/** The sources of the website's components, by their paths. */
const readSources = (pattern: string): [path: string, source: string][] =>
  globSync(join(ROOT, 'apps/website/app', pattern)).map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')]);

test('every stylesheet of a component is written with tokens', () => {
  const sheets = readSources('**/*.css').filter(([path]) => !/\/ui\/(?:base|constants|tokens)\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(([path, css]) => findDeclarationFaults(css).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('no component brings a colour in its attributes', () => {
  const components = readSources('**/*.tsx');
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(([path, source]) => findStyleFaults(source).map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  );
});

test.each([
  ['font-size: 15px', 'A size of type is one of the scale'],
  ['font-size: clamp(1rem, 2vw, 2rem)', 'A size of type is one of the scale'],
  ['font: 400 15px / 1.6 var(--reading)', 'A size of type is one of the scale'],
  ['z-index: 5', 'A layer is one of the list'],
  ['gap: 7px', 'A space between is one of the scale'],
  ['row-gap: 0 6px', 'A space between is one of the scale'],
  ['color: #123456', 'A colour is a token'],
  ['box-shadow: 0 2px 12px #0003', 'A colour is a token'],
  ['color: tomato', 'A colour is a token of ui/constants.css or ui/tokens.css'],
  ['border: 1px solid Gold', 'A colour is a token'],
  ['background: rgb(255 51 0 / 50%)', 'A colour is a token'],
  ['outline-color: oklch(0.7 0.1 200)', 'A colour is a token'],
  ['fill: color-mix(in srgb, red, var(--ink))', 'A colour is a token'],
  ['font-weight: 700', 'A font has the weights 400 and 600'],
])('“%s” is rejected in a component', (declaration, reason) => {
  expect(findDeclarationFaults(`.example {\n  ${declaration};\n}\n`).join()).toContain(reason);
});

test.each(["{{ color: '#ff3300' }}", "{{ border: '1px solid gold' }}", '{{ fill: `hsl(0 100% 50%)` }}'])(
  'the colour of style=%s is rejected',
  (style) => {
    expect(findStyleFaults(`<p style=${style}>ก</p>`)).toEqual([`style=${style}: ${FOREIGN_COLOUR}`]);
  },
);

test.each(['{{ background: channel.background }}', "{{ color: 'inherit' }}", "{{ width: '4%' }}"])(
  'style=%s is accepted',
  (style) => {
    expect(findStyleFaults(`<p style=${style}>ก</p>`)).toEqual([]);
  },
);

test.each(['currentcolor', 'transparent', 'CanvasText', 'color-mix(in srgb, var(--mark) 35%, transparent)'])(
  'the colour %s is accepted',
  (colour) => {
    expect(findDeclarationFaults(`.red .blue {\n  color: ${colour};\n}\n`)).toEqual([]);
  },
);

test('tokens and relative sizes are accepted', () => {
  const css =
    '.example {\n  z-index: var(--z-bar);\n  color: var(--ink);\n  gap: var(--space-s) 0;\n  font-size: var(--text-s);\n}\n';
  expect(findDeclarationFaults(css)).toEqual([]);
  expect(findDeclarationFaults('.example {\n  font-size: 0.6em;\n}\n')).toEqual([]);
});
