import { z } from 'zod';
import { authorKey } from '../../authors/index.ts';
import { MAX_INTEGER } from '../../database/schema.ts';
import { CommandFailed, describeIssue } from '../../errors/index.ts';
import {
  describeExcess,
  formatBangkokTime,
  listSources,
  parseTime,
  section,
  tidyLine,
  tidyTag,
  toBodyHtml,
} from '../../input/index.ts';
import {
  ARTICLE_MARKS,
  type ArticleContent,
  type ArticleMark,
  MAX_CREDIT_LENGTH,
  MAX_TITLE_LENGTH,
} from '../schema.ts';

// An article as editors write it: its fields between two lines of ---, then its body. docs/editing.md shows one.

const FENCE = '---';
const MAX_FILE_LENGTH = 1_000_000;
/** The longest address, credit or caption of a picture in the gallery, in characters. */
const MAX_PART_LENGTH = 2000;

const line = (most: number) => z.string().max(most, `it is longer than ${most} characters`);
const list = z.string().transform((typed) =>
  typed
    .split(',')
    .map((one) => tidyTag(one))
    .filter(Boolean),
);
/** A picture by its address or its name, of which `checkPictures` says whether there is one; a body has its path. */
const parsePictureField = (typed: string) => typed.replace(/^\/media\//, '');
const hasSpace = (picture: string) => /^https?:/i.test(picture) && /\s/.test(picture);
const SPACE = 'its address has a space in it';
const picture = line(2000)
  .transform(parsePictureField)
  .refine((typed) => !hasSpace(typed), SPACE);
/** An article by its id, or by the address of its page. */
const ARTICLE = /^(?:.*\/news\/content\/)?([1-9]\d*)$/;
const NO_VERSION = 'it is no number of a version, such as 3';
const NO_SECONDS = 'it is no number of seconds, such as 90';
const NO_MEDIA = 'it is neither an http(s) address nor a film such as /vod/rim-fang-7/index.m3u8';

const fields = {
  version: z.coerce.number(NO_VERSION).int(NO_VERSION).positive(NO_VERSION).nullable().default(null),
  section,
  title: z.string('it is missing').max(MAX_TITLE_LENGTH, `it is longer than ${MAX_TITLE_LENGTH} characters`),
  lead: line(2000).default(''),
  picture: picture.default(''),
  credit: line(MAX_CREDIT_LENGTH).default(''),
  'seo-title': line(300).default(''),
  'seo-description': line(500).default(''),
  note: line(2000).default(''),
  authors: list
    .pipe(z.array(authorKey).max(10, 'there are more than 10'))
    .transform((keys) => [...new Set(keys)])
    .default([]),
  tags: list.pipe(z.array(line(100)).max(20, 'there are more than 20')).default([]),
  marks: list
    .transform((all) => all.map((one) => one.toLowerCase()))
    .pipe(
      z.array(
        z.enum(ARTICLE_MARKS, {
          error: ({ input }) => `there is no mark ${input}: there are ${ARTICLE_MARKS.join(', ')}`,
        }),
      ),
    )
    .default([]),
  media: z
    .union([z.url({ protocol: /^https?$/ }).max(2000), z.string().regex(/^\/vod\/[a-z0-9-]+\/index\.m3u8$/)], NO_MEDIA)
    .default(''),
  duration: z.coerce.number(NO_SECONDS).int(NO_SECONDS).min(0).max(86_400, 'it is longer than a day').default(0),
  related: list
    .pipe(
      z
        .array(
          z.string().transform((typed, context) => {
            const id = Number(ARTICLE.exec(typed)?.[1]);
            if (id <= MAX_INTEGER) return id;
            context.addIssue(`${typed} is no id of an article, such as 600123`);
            return z.NEVER;
          }),
        )
        .max(20, 'there are more than 20'),
    )
    .default([]),
  embargo: z
    .string()
    .transform((typed, context) => {
      const at = parseTime(typed);
      if (!at) context.addIssue('it is no time such as 2026-11-22 06:00');
      return at?.toISOString() ?? null;
    })
    .nullable()
    .default(null),
  gallery: z
    .array(
      z.string().transform((typed, context) => {
        const [written = '', caption = '', credit = '', ...more] = typed.split('|').map((part) => tidyLine(part));
        const address = parsePictureField(written);
        if ([address, caption, credit].some((part) => part.length > MAX_PART_LENGTH))
          context.addIssue(`one of its parts is longer than ${MAX_PART_LENGTH} characters`);
        if (!address) context.addIssue('it is not written as PICTURE | CAPTION | CREDIT');
        if (hasSpace(address)) context.addIssue(SPACE);
        if (more.length > 0)
          context.addIssue(`it is PICTURE | CAPTION | CREDIT at most, and ${address} has ${3 + more.length} parts`);
        return { picture: address, caption, credit };
      }),
    )
    .max(100, 'there are more than 100 pictures')
    .default([]),
};
type Field = keyof typeof fields;
const articleFields = z.object(fields);

/** An article as an editor has written it, and the version on which it is based where the file names one. */
interface ArticleFile {
  content: ArticleContent;
  version: number | null;
}

/**
 * Parses an article as an editor has written it.
 * @throws {CommandFailed} naming the invalid line or field
 */
export function parseArticleFile(text: string): ArticleFile {
  if (text.length > MAX_FILE_LENGTH)
    throw new CommandFailed(`The file has ${text.length} characters, and an article’s has at most ${MAX_FILE_LENGTH}.`);
  if (text.includes('\0')) throw new CommandFailed('The article has a character that cannot be stored.');
  const lines = text.replace(/^\s*/, '').split(/\r\n?|\n/);
  const end = lines.findIndex((typed, index) => index > 0 && isFence(typed));
  if (!isFence(lines[0]) || end === -1) throw toUnfenced(lines);
  const read = articleFields.safeParse(readFields(lines.slice(1, end)), { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new CommandFailed(`The article’s ${String(issue?.path[0])} cannot be used: ${issue?.message}.`);
  }
  const written = lines.slice(end + 1).join('\n');
  // measured before the file is parsed, and again as it will be stored
  requireReadableLength(written);
  const body = toBodyHtml(written);
  requireReadableLength(body);
  const { version, media, duration, related, embargo, ...others } = read.data;
  const { 'seo-title': seoTitle, 'seo-description': seoDescription, ...rest } = others;
  const content = {
    ...rest,
    seoTitle,
    seoDescription,
    body,
    mediaUrl: media,
    durationSeconds: duration,
    relatedIds: related,
    embargoedUntil: embargo,
  };
  return { content, version };
}

/** True for a line of dashes: word processors make one long dash of them, and spaces beside it cannot be seen. */
const isFence = (typed = ''): boolean => /^\s*[-–—]+\s*$/.test(typed);

function toUnfenced([first = '']: string[]): CommandFailed {
  if (isFence(first))
    return new CommandFailed(
      `The fields of the article have no end: write a line of ${FENCE} between them and the text.`,
    );
  const begins = first ? `begins with “${first.slice(0, 60)}”` : 'is empty';
  return new CommandFailed(
    `An article begins with its fields between two lines of ${FENCE}, as articles show prints them; this file ${begins}.`,
  );
}

function requireReadableLength(body: string): void {
  const excess = describeExcess(body);
  if (excess) throw new CommandFailed(`The body has ${excess}: make several articles of it.`);
}

function readFields(lines: string[]): Partial<Record<Field, string | string[]>> {
  const values: Partial<Record<Field, string | string[]>> = {};
  for (const [index, written] of lines.entries()) {
    // tabs, and what word processors write for a line break within a line
    const typed = written.replace(/\p{Cc}|[\u2028\u2029]/gu, ' ');
    if (!tidyLine(typed)) continue;
    const number = index + 2;
    const [, key = '', rest = ''] = /^\s*([\w-]+)\s*[:：](.*)$/.exec(typed) ?? [];
    const name = key.toLowerCase().replace('_', '-');
    const value = tidyLine(rest);
    if (!Object.hasOwn(fields, name))
      throw new CommandFailed(
        `Line ${number} is none of the fields ${Object.keys(fields).join(', ')}, each one line with a colon behind its name.`,
      );
    const field = name as Field;
    if (field === 'gallery') values.gallery = [...(values.gallery ?? []), value];
    else if (field in values) throw new CommandFailed(`Line ${number} says ${name} a second time.`);
    else if (value) values[field] = value;
  }
  return values;
}

/** The pictures of an article, each an address or the name of one of the newsroom's own. */
export function listPictures({ picture, gallery, body }: ArticleContent): string[] {
  const inBody = listSources(body, 'img').map((source) => source.replace(/^\/media\//, ''));
  return [picture, ...gallery.map((one) => one.picture), ...inBody].filter(Boolean);
}

/** Formats an article so that `parseArticleFile` reads it back, with its version where that is given. */
export function formatArticleFile(article: ArticleContent, version?: number): string {
  const marks: ArticleMark[] = article.marks;
  // a record: a field that is forgotten here would be lost at the next edit
  const values: Record<Exclude<Field, 'gallery'>, string> = {
    version: version === undefined ? '' : String(version),
    section: article.section,
    title: article.title,
    lead: article.lead,
    picture: article.picture,
    credit: article.credit,
    'seo-title': article.seoTitle,
    'seo-description': article.seoDescription,
    note: article.note,
    authors: article.authors.join(', '),
    tags: article.tags.join(', '),
    marks: marks.join(', '),
    media: article.mediaUrl,
    duration: article.durationSeconds ? String(article.durationSeconds) : '',
    related: article.relatedIds.join(', '),
    embargo: article.embargoedUntil ? formatBangkokTime(new Date(article.embargoedUntil)) : '',
  };
  const pictures = article.gallery.map(
    (one) => ['gallery', [one.picture, one.caption, one.credit].join(' | ')] as const,
  );
  const lines = [...Object.entries(values), ...pictures]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value.replace(/\s*\n\s*/g, ' ')}`);
  return [FENCE, ...lines, FENCE, article.body].join('\n');
}
