import { z } from 'zod';
import { id, required, text, toSideList } from '../wire/wire.ts';
import { person } from './person.ts';
import { largePicture, type Picture } from './picture.ts';

/** The pictures of a programme or a season (SPEC 3.5-29, 3.5-37). */
export const imagesWire = {
  display_image: largePicture,
  general_cover_image: largePicture,
  vertical_cover_image: largePicture,
  logo_image: largePicture,
  header_background_image: largePicture,
  epic_background_image: largePicture,
};

type ImagesWire = { [Name in keyof typeof imagesWire]: Picture | null };

/** The pictures by their use; null where there is none. */
export const toImages = (wire: ImagesWire) => ({
  display: wire.display_image,
  generalCover: wire.general_cover_image,
  verticalCover: wire.vertical_cover_image,
  logo: wire.logo_image,
  headerBackground: wire.header_background_image,
  epicBackground: wire.epic_background_image,
});

/** A logo whose height is below 0.7 of its width counts as lying (SPEC 3.5-35). */
export function toLogoLayout(logo: Picture | null): 'horizontal' | 'default' {
  return logo && logo.width > 0 && logo.height > 0 && logo.height / logo.width < 0.7 ? 'horizontal' : 'default';
}

export const PERSON_LIST_NAME = 'ผู้ดำเนินรายการ';

/** A season of a programme (SPEC 3.5-36 to 3.5-38). */
export const season = z
  .object({
    id,
    season_title: required,
    season_key: text,
    season_number: text,
    tagline: text,
    schedule: text,
    description: text,
    ...imagesWire,
    person_list_name: text,
    persons: toSideList(person),
    gallery_id: text,
  })
  .transform((wire) => ({
    id: wire.id,
    title: wire.season_title,
    /** Its name in addresses (SPEC 2.2-12). */
    key: wire.season_key || wire.id,
    number: wire.season_number,
    tagline: wire.tagline,
    schedule: wire.schedule,
    description: wire.description,
    images: toImages(wire),
    logoLayout: toLogoLayout(wire.logo_image),
    personListName: wire.person_list_name || PERSON_LIST_NAME,
    persons: wire.persons,
    galleryId: wire.gallery_id,
  }));
export type Season = z.output<typeof season>;
