import { STREAM_FILE } from '@sala/contracts';
import type { InputFile } from './inputFile.ts';

/** The files of the input's own host that a playlist names, as players request them (RFC 8216, 4.3.2.2 and 4.3.2.5). */
export function listFiles(playlist: string, address: URL): InputFile[] {
  const files: InputFile[] = [];
  const ends = new Map<string, number>();
  let nextRange = '';
  const add = (uri: string, byteRange: string) => {
    const url = URL.parse(uri, address);
    if (url?.origin !== address.origin || !STREAM_FILE.test(url.pathname)) return;
    url.hash = '';
    const [length = '', offset] = byteRange.split('@');
    const start = Number(offset ?? ends.get(url.href) ?? 0);
    const end = start + Number(length);
    if (length !== '') ends.set(url.href, end);
    files.push({ address: url, range: length === '' ? '' : `bytes=${start}-${end - 1}` });
  };
  for (const line of playlist.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith('#EXT-X-BYTERANGE:')) nextRange = line.slice('#EXT-X-BYTERANGE:'.length);
    else if (line.startsWith('#'))
      // the range of a tag begins at 0 where it has no offset
      for (const [, uri = ''] of line.matchAll(/URI="([^"]*)"/g))
        add(uri, `${/BYTERANGE="([^"]*)"/.exec(line)?.[1] ?? ''}@0`);
    else if (line !== '') {
      add(line, nextRange);
      nextRange = '';
    }
  }
  return files;
}
