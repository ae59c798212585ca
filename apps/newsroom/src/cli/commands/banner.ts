import type { BannerSummary } from '../../control/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { formatBangkokTime } from '../../input/index.ts';
import { type Call, callCommand } from '../command.ts';
import { readBytes } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const bannerCommand = createCommand('banner', 'banners', {
  list: { does: 'the banners of the home page, the newest first', run: list },
  add: {
    takes: 'IMAGE "TITLE" URL [--from TIME] [--until TIME]',
    does: 'show a 16:9 picture that leads somewhere; times are Bangkok’s',
    run: add,
  },
  remove: { takes: 'ID', does: 'show one no longer', run: remove },
});

async function list(call: Call): Promise<void> {
  const { banners } = await callCommand<{ banners: BannerSummary[] }>(call, '/banner/list');
  for (const banner of banners) say(banner);
}

async function add(call: Call, [file = '', title, url]: string[], times: object) {
  const bytes = await readBytes(file);
  if (bytes.length > MAX_PICTURE_BYTES) throw new CommandFailed(`The file ${file} is larger than 10 MB.`);
  const picture = Buffer.from(bytes).toString('base64');
  say(await callCommand<BannerSummary>(call, '/banner/add', { title, url, ...times, picture }));
}

async function remove(call: Call, [id = '']: string[]): Promise<void> {
  if (!/^\d{1,9}$/.test(id)) throw new CommandFailed(`There is no banner ${id}.`);
  const { title } = await callCommand<BannerSummary>(call, '/banner/remove', { id: Number(id) });
  console.log(`removed: ${title}`);
}

function say({ id, title, url, startsAt, endsAt }: BannerSummary): void {
  const times = [
    startsAt && `from ${formatBangkokTime(new Date(startsAt))}`,
    endsAt && `until ${formatBangkokTime(new Date(endsAt))}`,
  ];
  console.log([id, title, url, ...times].filter(Boolean).join('  '));
}
