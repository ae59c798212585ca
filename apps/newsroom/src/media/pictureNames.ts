const MAX_SLUG_LENGTH = 60;
const HASH_LENGTH = 8;

/** The beginning of a picture's name: the name of its file, as far as an address allows it, and its hash. */
export function toPictureId(fileName: string, pixels: string): string {
  const slug = fileName
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  return `${slug || 'picture'}-${pixels.slice(0, HASH_LENGTH)}`;
}

/** The name under which a picture is used and served. */
export function toPictureName({ id, revision }: { id: string; revision: number }): string {
  return revision === 1 ? `${id}.webp` : `${id}-r${revision}.webp`;
}

/** True when a name is made like that of an uploaded picture. */
export const isUploadedName = (name: string): boolean => /^[a-z0-9-]+-[0-9a-f]{8}(-r\d+)?\.webp$/.test(name);

/** The id of the picture with a name, of any revision, with or without `.webp`. */
export const parsePictureName = (name: string): string => name.replace(/\.webp$/, '').replace(/-r\d+$/, '');
