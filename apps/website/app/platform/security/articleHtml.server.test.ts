import { measureGrowth } from '@sala/hostile-input';
import { STATION } from '@sala/station';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test, vi } from 'vitest';
import { VECTORS } from './testArticleHtmlVectors.ts';

// the real sanitizer, whose calls are counted for the test of the cache
vi.mock('sanitize-html', async (original) => {
  const { default: real } = await original<{ default: typeof sanitizeHtml }>();
  return { default: Object.assign(vi.fn(real), real) };
});
vi.stubEnv('IMAGE_HOSTS', 'pictures.example');
const { cleanArticleHtml } = await import('./articleHtml.server.ts');

const SRCSET =
  /^(?:\/images\/_\/rs:fit:\d+:\d+\/q:90\/[\w-]+\.webp \d+w, )?\/images\/_\/rs:fit:\d+:\d+\/q:90\/[\w-]+\.webp (?:2x|\d+w)$/;
const EMBED = /^https:\/\/(www\.youtube-nocookie\.com|www\.youtube\.com|player\.vimeo\.com|embed\.sala\.example)\//;
const HREF = /^(https?:|mailto:|tel:|#|\/(?![/\\])|[^:/\\]*$|[\w.-]+\/)/i;

// everything that an article may contain: tags, their attributes, and the values of these
const ALLOWED: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    [
      ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'li', 'figure', 'figcaption'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small'],
      ...['caption', 'thead', 'tbody', 'tfoot', 'tr'],
    ].map((tag) => [tag, {}]),
  ),
  a: { href: HREF, target: /^_blank$/, rel: /^noopener nofollow$/ },
  img: {
    src: /^\/images\/_\/rs:fit:(?:640:360|360:640)\/q:90\/[\w-]+\.webp$/,
    srcset: SRCSET,
    sizes: /^\(min-width: 768px\) 720px, 100vw$/,
    alt: /^/,
    width: /^\d{1,3}$/,
    height: /^\d{1,3}$/,
    loading: /^lazy$/,
  },
  iframe: {
    src: EMBED,
    title: /^/,
    loading: /^lazy$/,
    allow: /^fullscreen; picture-in-picture$/,
    allowfullscreen: /^$/,
    referrerpolicy: /^strict-origin-when-cross-origin$/,
  },
  table: { tabindex: /^0$/ },
  th: { colspan: /^/, rowspan: /^/, scope: /^/ },
  td: { colspan: /^/, rowspan: /^/ },
  ol: { start: /^/ },
};

const WITHOUT_END = ['br', 'hr', 'img'];

/** The markup that a parser finds in a sanitized article and that is not allowed, or not closed. */
function forbidden(html: string): string[] {
  const result: string[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const allowed = ALLOWED[tag];
      if (!allowed) result.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attributes))
        if (!allowed?.[name]?.test(value)) result.push(`<${tag} ${name}="${value}">`);
    },
    onclosetag: (tag, isImplied) => {
      if (isImplied && !WITHOUT_END.includes(tag)) result.push(`no </${tag}>`);
    },
    oncomment: (comment) => result.push(`<!--${comment}-->`),
    onprocessinginstruction: (name) => result.push(`<${name}>`),
  });
  parser.end(html);
  // so plain that every parser reads it alike: no '<', '>' or quote outside of tags of this form
  const plain = html.replace(/<\/?[a-z][a-z\d]*(?: [a-z]+(?:="[^"<>]*")?)*(?: \/)?>/g, '');
  if (/[<>]/.test(plain)) result.push(`markup in ${plain}`);
  return result;
}

describe('the function forbidden of these tests', () => {
  test.each(
    [
      '<script>alert(1)</script>',
      '<p onclick="alert(1)">x</p>',
      '<p style="color:red">x</p>',
      '<a href="/a">x</span><p>y</p>',
      '<p id="x">x</p>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="JAVASCRIPT&colon;alert(1)">x</a>',
      '<a href="//evil.test">x</a>',
      '<img src="https://evil.test/a.jpg">',
      '<iframe src="https://www.youtube.com.evil.test/"></iframe>',
      '<iframe src="https://player.vimeo.com/" srcdoc="x"></iframe>',
      '<!-- x -->',
      'a < b',
      '<p title=<b>',
    ].map((html) => [html]),
  )('finds %s', (html) => {
    expect(forbidden(html)).not.toEqual([]);
  });

  test('is used with at least 150 attack vectors', () => {
    expect(new Set(Object.values(VECTORS).flat()).size).toBeGreaterThanOrEqual(150);
  });
});

describe.each(Object.entries(VECTORS))('cleanArticleHtml removes dangerous markup of a %s', (_, vectors) => {
  test.each(vectors.map((vector) => [vector]))('%j', (vector) => {
    expect(forbidden(cleanArticleHtml(vector))).toEqual([]);
  });

  test('inside an article, and after a second run', () => {
    const article = vectors.map((vector) => `<p>ก่อน ${vector} หลัง</p>`).join('<blockquote><ul><li>');
    const clean = cleanArticleHtml(article);
    expect(forbidden(clean)).toEqual([]);
    expect(forbidden(cleanArticleHtml(clean))).toEqual([]);
  });
});

test('the text of a removed tag stays', () => {
  expect(cleanArticleHtml('<section><p onclick="x()">น้ำ<span class="a">ท่วม</span></p></section>')).toBe('<p>น้ำท่วม</p>');
  expect(cleanArticleHtml('<h1>หัวข้อ</h1>')).toBe('<h2>หัวข้อ</h2>');
});

test('allowed markup is unchanged', () => {
  const article =
    '<p>ปี่ <strong>ญี่ปุ่น</strong> กฎ ฐู &amp; “น้ำ” ๑๒๓ 🎉 H<sub>2</sub>O</p><h2>หัวข้อ</h2><blockquote><p>คำพูด</p></blockquote>' +
    '<ul><li>หนึ่ง</li></ul><ol start="3"><li>สาม</li></ol>' +
    '<table tabindex="0"><thead><tr><th scope="col">ปี</th></tr></thead><tbody><tr><td colspan="2">2569</td></tr></tbody></table>';
  expect(cleanArticleHtml(article)).toBe(article);
});

test('text copied from Google Docs is not bold as a whole, and bold text of Word stays bold', () => {
  expect(cleanArticleHtml('<b style="font-weight:normal;" id="docs-internal-guid-1"><p><b>น้ำ</b>ท่วม</p></b>')).toBe(
    '<p><b>น้ำ</b>ท่วม</p>',
  );
  expect(cleanArticleHtml("<p><b style='mso-bidi-font-weight:normal'>น้ำ</b>ท่วม</p>")).toBe('<p><b>น้ำ</b>ท่วม</p>');
});

test('a link after text copied from Google Docs is closed', () => {
  const pasted = '<b style="font-weight:normal">น้ำ</b><a href="/a">ท่วม</a><p>ถนน<br></p>';
  const clean = cleanArticleHtml(pasted);
  expect(clean).toBe('น้ำ<a href="/a">ท่วม</a><p>ถนน<br /></p>');
  expect(forbidden(clean)).toEqual([]);
});

test.each(['del', 'strike'])('text with a line through it, as <%s>, keeps the line', (tag) => {
  expect(cleanArticleHtml(`<p><${tag}>500</${tag}> 600</p>`)).toBe('<p><s>500</s> 600</p>');
});

test.each([
  ['<p>จับ<span class=msoDel><del>สมชาย</del></span>เยาวชน</p>', '<p>จับเยาวชน</p>'],
  ['<p>จับ<font style="display:none">สม<b>ชาย</b></font>เยาวชน</p>', '<p>จับเยาวชน</p>'],
  ['<p class=MsoListParagraph style="visibility: hidden">ก<p>ข</p>', '<p>ข</p>'],
  ['<p data-hidden="0">ก</p>', '<p>ก</p>'],
  ['<div style="mso-element:comment-list"><div><p>อย่าลงชื่อ</p></div></div><p>ข</p>', '<p>ข</p>'],
  ['<h1 hidden>ก</h1><table hidden><tr><td>ก</table><p>ข<img hidden src="/a.webp"></p>', '<p>ข</p>'],
])('what is hidden in %j is left out', (html, shown) => {
  expect(cleanArticleHtml(html)).toBe(shown);
});

test('a page saved by Word becomes its text without its title', () => {
  const page =
    '<html><head><title>Microsoft Word - ข่าว.docx</title><style>p {}</style></head><body><p>น้ำท่วม</p></body></html>';
  expect(cleanArticleHtml(page)).toBe('<p>น้ำท่วม</p>');
});

describe('a link', () => {
  test('within this site opens in the same tab', () => {
    expect(cleanArticleHtml('<a href="/news/content/1" target="_top" rel="opener">ข่าว</a>')).toBe(
      '<a href="/news/content/1">ข่าว</a>',
    );
  });

  test('[2.20-01] to a page of ours is its path, and stays in the tab', () => {
    const ours = `https://${STATION.productionHost}`;
    expect(cleanArticleHtml(`<a href="${ours}/program/x">ก</a>`)).toContain('<a href="/program/x">ก</a>');
    expect(cleanArticleHtml(`<a href="${ours}//evil.test/x">ก</a>`)).toContain('nofollow');
  });

  test('to another site opens a new tab with rel="noopener nofollow"', () => {
    expect(cleanArticleHtml('<a href="https://gov.example/?a=1&amp;b=2">ประกาศ</a>')).toBe(
      '<a href="https://gov.example/?a=1&amp;b=2" target="_blank" rel="noopener nofollow">ประกาศ</a>',
    );
  });

  test('without a scheme, as old articles have it, keeps its address', () => {
    expect(cleanArticleHtml('<a href="//gov.example/a">ประกาศ</a>')).toContain(
      'href="https://gov.example/a" target="_blank"',
    );
    expect(cleanArticleHtml(`<a href="//${STATION.productionHost}/program/x">ก</a>`)).toBe(
      '<a href="/program/x">ก</a>',
    );
  });

  test.each(['mailto:news@station.example', 'tel:029990000'])('to %s keeps its href', (href) => {
    expect(cleanArticleHtml(`<a href="${href}">ติดต่อ</a>`)).toContain(`href="${href}"`);
  });

  test('to a mark in the text, and the mark itself, are text: bookmarks of Word looked like links', () => {
    const word = '<h2><a name="_Toc1">หัวข้อ</a></h2><p>คำพูด<a href="#_ftn1" name="_ftnref1">[1]</a></p>';
    expect(cleanArticleHtml(word)).toBe('<h2>หัวข้อ</h2><p>คำพูด[1]</p>');
  });

  test('with javascript: loses its href', () => {
    expect(cleanArticleHtml('<a href="javascript:alert(1)">อ่านต่อ</a>')).not.toContain('href');
  });
});

describe('a picture', () => {
  const source = (html: string) => {
    const encoded = /src="\/images\/_\/rs:fit:640:360\/q:90\/([\w-]+)\.webp"/.exec(html)?.[1] ?? '';
    return Buffer.from(encoded, 'base64url').toString();
  };

  test('of an allowed host is loaded through the image proxy, with its alternative text', () => {
    const clean = cleanArticleHtml('<p><img src="https://pictures.example/a.jpg" alt="น้ำท่วม" width="900"></p>');
    expect(source(clean)).toBe('https://pictures.example/a.jpg');
    expect(clean).toMatch(
      /^<p><img src="[^"]+" srcset="[^"]+ 2x" alt="น้ำท่วม" width="640" height="360" loading="lazy" \/><\/p>$/,
    );
  });

  test('without a scheme is shown, of an allowed host alone', () => {
    expect(source(cleanArticleHtml('<img src="//pictures.example/a.jpg">'))).toBe('https://pictures.example/a.jpg');
    expect(cleanArticleHtml('<img src="//tracker.test/a.jpg">')).toBe('');
  });

  test.each([
    ['a photograph', '4000', '3000', '640:360', [480, 360], '1280:720', 960],
    ['an upright poster', '1200', '1600', '360:640', [360, 480], '720:1280', 720],
    ['a panorama', '2000', '500', '640:360', [640, 160], '1280:720', 1280],
  ])(
    'of a known size has its own proportions: %s',
    (_, width, height, box, [shownWidth, shownHeight], large, widest) => {
      const clean = cleanArticleHtml(`<img src="https://pictures.example/a.jpg" width="${width}" height="${height}">`);
      const address = (size: string) => `/images/_/rs:fit:${size}/q:90/[\\w-]+\\.webp`;
      expect(clean).toMatch(
        new RegExp(
          `^<img src="${address(box)}" srcset="${address(box)} ${shownWidth}w, ${address(large)} ${widest}w" ` +
            `sizes="[^"]+" alt="" width="${shownWidth}" height="${shownHeight}" loading="lazy" />$`,
        ),
      );
    },
  );

  test.each([
    ['100%', '300'],
    ['300', 'auto'],
    ['9000', '20'],
    ['0', '0'],
    ['-3', '4'],
    ['1e3', '1e3'],
  ])('with a size of %s by %s has the usual one, or is left out', (width, height) => {
    const clean = cleanArticleHtml(`<img src="https://pictures.example/a.jpg" width="${width}" height="${height}">`);
    expect(clean === '' || /width="640" height="360"/.test(clean)).toBe(true);
  });

  test('with a partly escaped address is not escaped twice', () => {
    const clean = cleanArticleHtml('<img src="https://pictures.example/น้ำ%20ท่วม.jpg">');
    expect(source(clean)).toBe(
      `https://pictures.example/${encodeURIComponent('น้ำ')}%20${encodeURIComponent('ท่วม')}.jpg`,
    );
  });

  test.each([
    '<figure><picture><source srcset="x.webp"><img src="https://pictures.example/a.jpg"></picture></figure>',
    '<p><picture><source srcset="x.webp"><img src="https://pictures.example/a.jpg"></picture></p>',
    '<p><a href="https://gov.example/"><img src="https://pictures.example/a.jpg"></a></p>',
    '<p><strong><img src="https://pictures.example/a.jpg"></strong></p>',
    '<figure><div><img src="https://pictures.example/a.jpg"></div><figcaption></figcaption></figure>',
  ])('stays inside any element: %s', (html) => {
    expect(source(cleanArticleHtml(html))).toBe('https://pictures.example/a.jpg');
  });

  test.each([
    '<img src="https://tracker.test/1.gif">',
    '<img src="https://pictures.example/1.gif" width="1" height="1">',
    '<img src="https://pictures.example/1.gif" width=1px height=1px>',
    '<img src="https://pictures.example/1.gif" width="0" height="0">',
    '<img src="https://pictures.example/1.gif" height=" 1 ">',
    '<img src="/images/a.jpg">',
    '<img src="a.jpg">',
    '<img alt="x">',
  ])('that is a tracker or of another host is removed with its paragraph: %s', (img) => {
    expect(cleanArticleHtml(`<p>ข่าว</p><p>${img}</p>`)).toBe('<p>ข่าว</p>');
  });
});

describe('an embedded player', () => {
  const src = (html: string) => /<iframe src="([^"]*)"/.exec(cleanArticleHtml(html))?.[1];

  test.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('of YouTube uses youtube-nocookie.com: %s', (address) => {
    expect(src(`<iframe src="${address}"></iframe>`)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  test('of an allowed host stays in its paragraph, and is allowed only fullscreen and picture-in-picture', () => {
    expect(
      cleanArticleHtml('<p><b><iframe src="https://player.vimeo.com/video/1" allow="camera"></iframe></b></p>'),
    ).toBe(
      '<p><b><iframe src="https://player.vimeo.com/video/1" title="วิดีโอประกอบข่าว" loading="lazy" ' +
        'allow="fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe></b></p>',
    );
  });

  test('without a scheme stays, of an allowed host alone', () => {
    expect(src('<iframe src="//player.vimeo.com/video/1"></iframe>')).toBe('https://player.vimeo.com/video/1');
    expect(src('<iframe src="//evil.test/video/1"></iframe>')).toBeUndefined();
  });

  test('keeps its own title', () => {
    expect(cleanArticleHtml('<iframe title="สัมภาษณ์" src="https://player.vimeo.com/video/1"></iframe>')).toContain(
      'title="สัมภาษณ์"',
    );
  });

  test.each([
    '<p>https://youtu.be/dQw4w9WgXcQ?si=abc</p>',
    '<p class="x"> <span>https://www.youtube.com/watch?app=desktop&amp;v=dQw4w9WgXcQ</span> </p>',
    '<div><a href="https://www.youtube.com/shorts/dQw4w9WgXcQ">https://www.youtube.com/shorts/dQw4w9WgXcQ</a></div>',
  ])('stands for the address of a video that is alone in its paragraph: %s', (paragraph) => {
    const player = cleanArticleHtml('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>');
    expect(cleanArticleHtml(`<p>ก</p>${paragraph}<p>ข</p>`)).toBe(`<p>ก</p>${player}<p>ข</p>`);
  });

  test.each([
    '<p>ดู https://youtu.be/dQw4w9WgXcQ</p>',
    '<p>https://www.youtube.com/@station</p>',
    '<p>https://evil.test/embed/dQw4w9WgXcQ</p>',
    '<li>https://youtu.be/dQw4w9WgXcQ</li>',
  ])('stands for no other address, nor for one in a sentence: %s', (html) => {
    expect(cleanArticleHtml(html)).toBe(html);
  });

  test('of another host is removed with its paragraph', () => {
    expect(cleanArticleHtml('<p>ข่าว</p><p><iframe src="https://evil.test/">x</iframe></p>')).toBe('<p>ข่าว</p>');
  });
});

test.each([
  '<p></p>',
  '<p> \n </p>',
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<p><b></b><span></span></p>',
  '<figure><p></p></figure>',
])('an empty paragraph is removed: %s', (empty) => {
  expect(cleanArticleHtml(`${empty}<p>ข่าว</p>${empty}`)).toBe('<p>ข่าว</p>');
});

test.each([
  '<p>ก</p>',
  '<p><b>ก</b></p>',
  '<p>&lt;</p>',
  '<p><br />ก</p>',
  '<figure><figcaption>ก</figcaption></figure>',
])('an element with text stays: %s', (html) => {
  expect(cleanArticleHtml(html)).toBe(html);
});

test('of tags that are open at once two thousand are read, and closed ones are no load', () => {
  const paragraphs = '<p>ก<br />ข</p>'.repeat(5000);
  expect(cleanArticleHtml(paragraphs)).toBe(paragraphs);
  // an end that belongs to nothing closes nothing
  for (const nested of ['<div>ก', '<div>ก</x>', '<div>ก</p>'])
    expect(cleanArticleHtml(nested.repeat(10_000)).match(/ก/g)?.length).toBeLessThan(2100);
});

describe('a text made to overload the sanitizer is sanitized', () => {
  test.each([
    ['a hundred thousand nested tags', '<b>'.repeat(100_000)],
    ['a hundred thousand nested lists', '<ul><li>'.repeat(100_000)],
    ['a hundred thousand nested divs', '<div>ก'.repeat(100_000)],
    ['a megabyte of divs that hold nothing', '<div><p></p></div>'.repeat(60_000)],
    ['a megabyte of <', '<'.repeat(1_000_000)],
    ['a megabyte of &', '&'.repeat(1_000_000)],
    ['a hundred thousand comments that never end', '<!--'.repeat(100_000)],
    ['a hundred thousand attributes', `<p ${'a '.repeat(100_000)}>`],
    ['a hundred thousand empty paragraphs behind a long one', `${'ก'.repeat(500_000)}${'<p></p>'.repeat(100_000)}`],
    ['a hundred thousand paragraphs that never end', '<p><figure>'.repeat(100_000)],
  ])('%s', (_, html) => {
    expect(forbidden(cleanArticleHtml(html))).toEqual([]);
  });
});

test.each([
  ['<div>หนึ่ง</div><div>สอง</div>', '<p>หนึ่ง</p><p>สอง</p>'],
  ['<div class="x"><b>หนึ่ง</b> <br>สอง</div>', '<p><b>หนึ่ง</b> <br />สอง</p>'],
  ['<div><div><div>หนึ่ง</div></div><div>สอง</div></div>', '<p>หนึ่ง</p><p>สอง</p>'],
  ['<div><p>หนึ่ง</p>\n<p>สอง</p></div>', '<p>หนึ่ง</p>\n<p>สอง</p>'],
  ['<div>หนึ่ง<div>สอง</div>สาม</div>สี่', 'หนึ่ง<p>สอง</p>สาม<br />สี่'],
  ['<div>หนึ่ง<hr>สอง</div>', 'หนึ่ง<hr />สอง'],
  ['<div><br></div><div>หนึ่ง</div><div></div>', '<p>หนึ่ง</p>'],
  ['<p>หนึ่ง<div>สอง</div>', '<p>หนึ่ง</p><p>สอง</p>'],
  ['<ul><li><div>หนึ่ง</div></li></ul>', '<ul><li><p>หนึ่ง</p></li></ul>'],
  ['<div title="</div><div>">หนึ่ง &lt;div&gt;</div>', '<p>หนึ่ง &lt;div&gt;</p>'],
])('a div becomes a paragraph or a line break: %s', (html, clean) => {
  expect(cleanArticleHtml(html)).toBe(clean);
});

test('an article of 400,000 characters is cut, and its tags are closed', () => {
  const clean = cleanArticleHtml(`<blockquote><p>${'ก'.repeat(400_000)}</p></blockquote>`);
  expect(clean).toMatch(/^<blockquote><p>ก+<\/p><\/blockquote>$/);
  expect(clean.length).toBeLessThan(330_100);
});

test('a text is sanitized once and then cached, and another text is sanitized separately', () => {
  const article = `<p>ข่าว ${Math.random()}</p>`;
  const cleaner = vi.mocked(sanitizeHtml).mockClear();
  const first = cleanArticleHtml(article);
  expect(cleanArticleHtml(article)).toBe(first);
  expect(cleaner).toHaveBeenCalledTimes(1);
  expect(cleanArticleHtml(`${article} `)).not.toBe(first);
  expect(cleaner).toHaveBeenCalledTimes(2);
});

test('the time for many open tags grows linearly, and 19,000 line breaks are sanitized to the end', async () => {
  let times = 0;
  const clean = async (html: string) => cleanArticleHtml(`${++times}${html}`);
  expect(await measureGrowth('<b>', (length) => '<b>'.repeat(length / 3), 300_000, clean)).toBeUndefined();
  expect(cleanArticleHtml(`<p>${'<br>'.repeat(19_000)}</p><p>ท้ายสุด</p>`)).toContain('ท้ายสุด');
});
