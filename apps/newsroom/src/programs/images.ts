import type { Database } from '../database/index.ts';
import { toPictureUrl } from '../http/index.ts';
import { describePictures, findDescription, isUploadedName } from '../media/index.ts';

/** The size of the pictures that the newsroom draws itself. */
const DRAWN_SIZE = { width: 1280, height: 720 };
const UNKNOWN_SIZE = { width: 0, height: 0 };

/** A picture in its one size, in pixels, 0 where it is not known. */
interface SizedPicture {
  url: string;
  width: number;
  height: number;
}

/** Makes the pictures of one answer. */
export interface Images {
  /** The newsroom's own address. */
  address: string;
  /** A picture of the programme API (WIRE.md); null where there is none. */
  toImage(picture: string | undefined): { sizes: { large: SizedPicture }; default: SizedPicture } | null;
}

/** Each picture is one object wherever the answer has it, so that its size is set once. */
export function createImages(address: string): Images & { pictures: Map<string, SizedPicture> } {
  const pictures = new Map<string, SizedPicture>();
  const toImage: Images['toImage'] = (picture) => {
    if (!picture) return null;
    const url = toPictureUrl(picture, address);
    const size = url === picture || isUploadedName(picture) ? UNKNOWN_SIZE : DRAWN_SIZE;
    const sized = pictures.get(picture) ?? { url, ...size };
    pictures.set(picture, sized);
    return { sizes: { large: sized }, default: sized };
  };
  return { address, toImage, pictures };
}

export type WithImages = <Answer>(build: (images: Images) => Answer) => Promise<Answer>;

/** Builds an answer of the programme API, and gives its uploaded pictures their stored sizes with one query. */
export function createWithImages(db: Database, address: string): WithImages {
  return async (build) => {
    const { pictures, ...images } = createImages(address);
    const answer = build(images);
    const uploaded = [...pictures.keys()].filter(isUploadedName);
    if (uploaded.length === 0) return answer;
    const described = await describePictures(db, uploaded);
    for (const [name, picture] of pictures) {
      const description = findDescription(described, name);
      if (description) Object.assign(picture, { width: description.width, height: description.height });
    }
    return answer;
  };
}
