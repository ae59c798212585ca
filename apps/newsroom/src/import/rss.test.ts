import { expect, test } from 'vitest';
import { type NumberedItem, parseFeed } from './rss.ts';

async function readAll(...chunks: (string | Buffer)[]): Promise<NumberedItem[]> {
  const source = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  })();
  const read: NumberedItem[] = [];
  for await (const item of parseFeed(source)) read.push(item);
  return read;
}

const feed = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><link>https://a.test/</link>\n${items}</channel></rss>`;
const titles = (read: NumberedItem[]) =>
  read.map(({ content }) => (typeof content === 'string' ? content : content.texts.get('title')));

test('an item is read with its texts, its categories and its enclosures', async () => {
  const read = await readAll(
    feed(
      '<item><title>น้ำ &amp; ไฟ &#x26; ลม</title><link>https://a.test/1</link><guid isPermaLink="false">1</guid>' +
        '<description><![CDATA[<p>ก &amp; ข</p>]]></description><content:encoded>เต็ม</content:encoded><category>กีฬา</category>' +
        '<category>ฟุต<![CDATA[บอล]]></category><enclosure url="https://a.test/1.jpg" type="image/jpeg" length="1"/>' +
        '<media:title>ไม่อ่าน</media:title><source url="x">ไม่อ่าน</source></item>',
    ),
  );
  expect(read).toEqual([
    {
      item: 1,
      line: 3,
      content: {
        channel: 'https://a.test/',
        texts: new Map([
          ['title', 'น้ำ & ไฟ & ลม'],
          ['link', 'https://a.test/1'],
          ['guid', '1'],
          ['description', '<p>ก &amp; ข</p>'],
          ['content:encoded', 'เต็ม'],
        ]),
        categories: ['กีฬา', 'ฟุตบอล'],
        enclosures: [{ url: 'https://a.test/1.jpg', type: 'image/jpeg' }],
      },
    },
  ]);
});

test('the channel’s own title, picture and text box are not read as items', async () => {
  const channel = '<title>ช่อง</title><image><title>ตรา</title><item/></image><textInput><link>x</link></textInput>';
  expect(titles(await readAll(feed(`${channel}<item><title>หนึ่ง</title></item>`)))).toEqual(['หนึ่ง']);
});

test('a feed is parsed the same in chunks of any size, even a byte at a time', async () => {
  const text = feed('<item><title>กขค</title></item>\n<item>\n<title>ง</title></item>');
  const bytes = Buffer.from(text);
  const whole = await readAll(text);
  expect(await readAll(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(whole);
  expect(whole.map(({ item, line }) => [item, line])).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('a feed is read in the encoding that it declares', async () => {
  const head = Buffer.from('<?xml version="1.0" encoding="TIS-620"?><rss><channel><item><title>');
  // ก ข ค
  const title = Buffer.from([0xa1, 0xa2, 0xa4]);
  expect(titles(await readAll(Buffer.concat([head, title, Buffer.from('</title></item></channel></rss>')])))).toEqual([
    'กขค',
  ]);
  await expect(readAll('<?xml version="1.0" encoding="klingon"?><rss/>')).rejects.toThrow('unknown encoding: klingon');
  expect(titles(await readAll('\ufeff', feed('<item><title>ก</title></item>')))).toEqual(['ก']);
});

test.each([
  '<html><body></body></html>',
  '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  '<?xml version="1.0"?>',
  '<!-- -->',
])('%s is rejected as no feed', async (text) => {
  await expect(readAll(text)).rejects.toThrow(/no RSS feed/);
});

test.each(['<rss/>', '<rss><channel></channel></rss>', '<rss><item><title>x</title></item></rss>'])(
  '%s is a feed without items',
  async (text) => {
    expect(await readAll(text)).toEqual([]);
  },
);

test('an item that is not well-formed is reported, and the next one is read', async () => {
  const read = await readAll(feed('<item><title>ก<link>x</link></item>\n<item><title>ข</title></item>'));
  expect(titles(read)).toEqual(['its <title> is not closed', 'ข']);
});

test('a truncated feed is reported after its complete items', async () => {
  const text = feed('<item><title>ก</title></item><item><title>ข</title></item>');
  expect(titles(await readAll(text.slice(0, text.indexOf('ข'))))).toEqual([
    'ก',
    'its <title> is not closed',
    'the file ends before the feed does',
  ]);
  expect(titles(await readAll(feed('<item><title>ก</title></item>').replace('</rss>', '')))).toEqual([
    'ก',
    'the file ends before the feed does',
  ]);
});

test('content after the feed is reported and not read', async () => {
  expect(titles(await readAll(feed('<item><title>ก</title></item>'), '<rss><channel><item/></channel></rss>'))).toEqual(
    ['ก', 'something stands behind the feed: it was not read'],
  );
});

test('only the predefined entities of XML are resolved', async () => {
  const laughs = Array.from(
    { length: 20 },
    (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
  ).join('');
  const doctype = `<!DOCTYPE rss [<!ENTITY lol0 "lol">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const [read] = await readAll(doctype, feed('<item><title>&lol20; &file; &lt;</title></item>'));
  expect(titles(read ? [read] : [])).toEqual(['&lol20; &file; <']);
});

test('an item that nests too deep is reported, and the rest is not read', async () => {
  const deep = '<a>'.repeat(1_000_000);
  expect(titles(await readAll(feed(`<item><title>ก</title></item><item>${deep}`)))).toEqual([
    'ก',
    'it nests too deep: the rest was not read',
  ]);
});

/** A text, repeated to so many megabytes, in chunks. */
async function* repeatText(megabytes: number, text: string, before: string, after: string): AsyncGenerator<Buffer> {
  const chunk = Buffer.from(text.repeat(Math.ceil(1024 ** 2 / Buffer.byteLength(text))));
  yield Buffer.from(before);
  for (let sent = 0; sent < megabytes; sent++) yield chunk;
  yield Buffer.from(after);
}

test.each([
  ['text', 'ก', '<title>', '</title>', 'longer than an item may be'],
  ['tags', '<category/>', '', '', 'longer than an item may be'],
  ['enclosures', '<enclosure url="x" type="image/png"/>', '', '', 'longer than an item may be'],
  [
    'a tag of many attributes',
    ' a="b"',
    '<enclosure',
    '/>',
    'a part of it is longer than news can be: the rest was not read',
  ],
  ['a comment', '-', '<!--', '-->', 'a part of it is longer than news can be: the rest was not read'],
  ['CDATA', 'x', '<title><![CDATA[', ']]></title>', 'a part of it is longer than news can be: the rest was not read'],
  ['a name', 'x', '<', '></x>', 'a part of it is longer than news can be: the rest was not read'],
])('an item of 20 MB of %s is rejected', async (_, text, before, after, reason) => {
  const start = '<rss><channel><item><title>ก</title></item><item>';
  const read: NumberedItem[] = [];
  const bytes = repeatText(20, text, start + before, `${after}</item></channel></rss>`);
  for await (const item of parseFeed(bytes)) read.push(item);
  expect(titles(read).slice(0, 2)).toEqual(['ก', reason]);
});

test('small items of 20 MB in all are read one after the other', async () => {
  let items = 0;
  for await (const _ of parseFeed(
    repeatText(20, '<item><title>x</title></item>', '<rss><channel>', '</channel></rss>'),
  ))
    items += 1;
  expect(items).toBeGreaterThan(700_000);
});
