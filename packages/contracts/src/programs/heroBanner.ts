import { z } from 'zod';
import { listOf, text, toSafeHref, unwrapData } from '../wire/wire.ts';
import { largePicture } from './picture.ts';

/**
 * The large banner at the head of a page (SPEC 3.5-44 to 3.5-47). Its service spells its buttons other than in
 * snake_case.
 */
export const heroBanner = z
  .object({
    title: text,
    subtitle: text,
    image: largePicture,
    mobile_image: largePicture,
    desktop_logo_image: largePicture,
    video_url: text,
    primaryButtonLabel: text,
    primaryButtonLink: text,
    secondaryButtonLabel: text,
    secondaryButtonLink: text,
  })
  .transform((wire) => ({
    title: wire.title,
    subtitle: wire.subtitle,
    picture: wire.image,
    mobilePicture: wire.mobile_image ?? wire.image,
    logo: wire.desktop_logo_image,
    videoUrl: toSafeHref(wire.video_url, ''),
    primary: toButton(wire.primaryButtonLabel, wire.primaryButtonLink),
    secondary: toButton(wire.secondaryButtonLabel, wire.secondaryButtonLink),
  }))
  .refine(({ title, picture }) => title !== '' || picture !== null, 'nothing to show');
export type HeroBanner = z.output<typeof heroBanner>;

/** A button needs a label and a target. */
export function toButton(label: string, link: string): { label: string; href: string } | null {
  const href = toSafeHref(link, '');
  return label && href ? { label, href } : null;
}

/** `GET /components/{id}` (SPEC 7.7-12): a part of a page with its banners. */
export const component = unwrapData(z.object({ id: text, title: text, items: listOf(heroBanner) }));
export type Component = z.output<typeof component>;
