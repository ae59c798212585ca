import { parseFocalPoint } from '@sala/contracts';
import { z } from 'zod';
import { type ActionContext, action, hasRightsOf } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatUntil, parseUntil, storableLine, storableText } from '../input/index.ts';
import { toPictureName } from './pictureNames.ts';
import {
  deletePicture,
  findPicture,
  listPictures,
  type PictureFacts,
  type PictureRow,
  requireUnseen,
  savePicture,
  updatePicture,
} from './pictures.ts';
import { fetchPicture, MAX_FILE_BYTES, readUpload } from './readUpload.ts';

const role = 'reporter';
const NOT_ADDED = 'The picture was not added';
/** A smaller picture would be enlarged on readers' screens, which show pictures as 16:9. */
const MIN_WIDTH_PX = 1280;
const MIN_HEIGHT_PX = 720;
const NEVER = 'never';

/** A picture; `rightsUntil` is ISO 8601, null without an end. */
const picture = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  isDecoration: z.boolean(),
  credit: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
  rightsUntil: z.string().nullable(),
});

const toPicture = (row: PictureRow): z.input<typeof picture> => ({
  name: toPictureName(row),
  width: row.width,
  height: row.height,
  alt: row.alt,
  isDecoration: row.isDecoration,
  credit: row.credit,
  focus: { x: row.focusX, y: row.focusY },
  rightsUntil: row.rightsUntil?.toISOString() ?? null,
});

function printPicture(one: z.output<typeof picture>): string {
  const until = one.rightsUntil ? new Date(one.rightsUntil) : null;
  const rights = until && `rights ${until > new Date() ? 'until' : 'ended'} ${formatUntil(until)}`;
  const focus = one.focus.x === 0.5 && one.focus.y === 0.5 ? '' : `focus ${one.focus.x},${one.focus.y}`;
  const description = one.isDecoration ? 'decoration' : one.alt;
  return [one.name, `${one.width}×${one.height}`, description, one.credit, focus, rights].filter(Boolean).join('  ');
}

const facts = {
  alt: storableLine(500).meta({ isPlainText: true }).optional(),
  decoration: z.boolean().default(false),
  credit: storableLine(300).meta({ isPlainText: true }).optional(),
  focus: z.string().meta({ placeholder: 'X,Y' }).optional(),
  until: z.string().meta({ placeholder: 'DAY' }).optional(),
};
type FactsInput = z.output<z.ZodObject<typeof facts>>;

/** Parses the typed fields of a picture; absent ones are left out. @throws {CommandFailed} saying what is invalid */
function parseFacts({ alt, decoration, credit, focus, until }: FactsInput): Partial<PictureFacts> {
  if (alt && decoration) throw new CommandFailed('A picture has an --alt or is a --decoration, not both.');
  const point = focus === undefined ? undefined : parseFocalPoint(focus);
  if (point === null)
    throw new CommandFailed(
      `${focus} is no focal point: give two numbers from 0 to 1, from the left and from the top, such as 0.3,0.65.`,
    );
  return {
    ...((alt !== undefined || decoration) && { alt: alt ?? '', isDecoration: decoration }),
    ...(credit !== undefined && { credit }),
    ...(point && { focus: point }),
    ...(until !== undefined && { rightsUntil: until === NEVER ? null : parseUntil(until, new Date()) }),
  };
}

const requireDescription = ({ alt, isDecoration }: Partial<PictureFacts>): void => {
  if (alt === '' && !isDecoration)
    throw new CommandFailed(
      'Describe the picture with --alt, or mark it with --decoration if it needs no description.',
    );
};

const added = picture.extend({ isNew: z.boolean(), warnings: z.array(z.string()) });

async function addPicture(
  { db, pictures }: ActionContext,
  name: string,
  typed: FactsInput,
  read: () => Promise<Uint8Array>,
): Promise<z.input<typeof added>> {
  const pictureFacts = {
    alt: '',
    isDecoration: false,
    credit: '',
    focus: { x: 0.5, y: 0.5 },
    rightsUntil: null,
    ...parseFacts(typed),
  };
  requireDescription(pictureFacts);
  const { picture: row, isNew } = await savePicture(db, pictures.store, { name, bytes: await read() }, pictureFacts);
  const isSmall = row.width < MIN_WIDTH_PX || row.height < MIN_HEIGHT_PX;
  const small = `${toPictureName(row)} is ${row.width}×${row.height}: shown large, as 16:9, it is not sharp. ${MIN_WIDTH_PX}×${MIN_HEIGHT_PX} is enough.`;
  return { ...toPicture(row), isNew, warnings: isSmall ? [small] : [] };
}

const printAdded = ({ isNew, warnings, ...one }: z.output<typeof added>) => ({
  lines: [`${printPicture(one)}${isNew ? '' : '  (there already, as it was)'}`],
  warnings,
});

const name = z.string();

/** The actions of a newsroom on its pictures (docs/editing.md). */
export const pictureActions = [
  action({
    name: 'pictures upload',
    summary: 'upload pictures; --alt: what they show; --until: the last day on which they may be shown',
    kind: 'job',
    role,
    failure: NOT_ADDED,
    input: z.strictObject({
      file: z.string().meta({ placeholder: 'FILE', reads: 'stream', maxBytes: MAX_FILE_BYTES }),
      ...facts,
    }),
    positionals: ['file'],
    output: added,
    run: (context, { file, ...typed }, body) => addPicture(context, file, typed, () => readUpload(body)),
    print: printAdded,
  }),
  action({
    name: 'pictures fetch',
    summary: 'fetch a picture from an address on one of the IMAGE_HOSTS',
    kind: 'job',
    role,
    failure: NOT_ADDED,
    input: z.strictObject({ url: z.string(), ...facts }),
    positionals: ['url'],
    output: added,
    run: (context, { url, ...typed }) => {
      const file = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
      return addPicture(context, file, typed, () => fetchPicture(url, context.pictures));
    },
    print: printAdded,
  }),
  action({
    name: 'pictures list',
    summary:
      'list the newest pictures, or those whose texts match all of the words; --ended: those whose rights have ended',
    kind: 'query',
    role,
    input: z.strictObject({
      words: storableText(300).meta({ placeholder: 'WORDS' }).default(''),
      ended: z.boolean().default(false),
    }),
    positionals: ['words'],
    output: z.object({ pictures: z.array(picture) }),
    run: async ({ db }, { words, ended }) => ({
      pictures: (await listPictures(db, words.split(/\s+/).filter(Boolean), ended)).map(toPicture),
    }),
    print: ({ pictures }) => pictures.map(printPicture),
  }),
  action({
    name: 'pictures show',
    summary: 'show a picture’s details, and where it is used',
    kind: 'query',
    role,
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: picture.extend({ places: z.array(z.string()) }),
    run: async ({ db }, input) => {
      const { picture: row, places } = await findPicture(db, input.name);
      return { ...toPicture(row), places: places.map((place) => place.name) };
    },
    print: ({ places, ...one }) => [printPicture(one), ...(places.length > 0 ? places : ['used nowhere'])],
  }),
  action({
    name: 'pictures edit',
    summary:
      'change a picture’s texts, focal point or rights; --until never: rights without end; a reporter: the rights only, where readers see it',
    kind: 'change',
    role,
    input: z.strictObject({ name, ...facts }),
    positionals: ['name'],
    output: picture,
    run: async ({ db, caller }, { name: pictureName, ...typed }) => {
      const pictureFacts = parseFacts(typed);
      requireDescription(pictureFacts);
      const { rightsUntil: _, ...shown } = pictureFacts;
      if (Object.keys(shown).length > 0 && !hasRightsOf(caller.role, 'editor')) await requireUnseen(db, pictureName);
      return toPicture(await updatePicture(db, pictureName, pictureFacts));
    },
    print: printPicture,
  }),
  action({
    name: 'pictures remove',
    summary: 'remove a picture that readers see nowhere',
    kind: 'job',
    role: 'editor',
    failure: 'The picture was not changed',
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: picture.extend({ withdrawn: z.array(z.string()) }),
    run: async ({ db, pictures }, input) => {
      const { picture: removed, withdrawn } = await deletePicture(db, pictures.store, input.name);
      return { ...toPicture(removed), withdrawn };
    },
    print: ({ name, withdrawn }) => ({
      lines: [`${name} is removed`],
      warnings: withdrawn.map((article) => `The ${article} still names it: give it another before it is out again.`),
    }),
  }),
];
