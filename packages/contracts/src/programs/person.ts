import { z } from 'zod';
import { text } from '../wire/wire.ts';
import { defaultPicture } from './picture.ts';

/** A presenter or an actor of a programme (SPEC 3.5-39). */
export const person = z
  .object({ firstname: text, lastname: text, character: text, display_image: defaultPicture })
  .transform(({ firstname, lastname, character, display_image }) => {
    const { family, nickname } = splitFamilyName(lastname);
    return {
      name: [firstname.trim(), family].filter(Boolean).join(' '),
      nickname,
      /** Their part or their task in it. */
      role: character,
      picture: display_image,
    };
  })
  .refine(({ name }) => name !== '', 'nobody');
export type Person = z.output<typeof person>;

/** `ใจดี (ต้น)`: the parenthesised second part of a last name is a nickname (SPEC 3.5-40). */
function splitFamilyName(lastname: string): { family: string; nickname: string } {
  const [family = '', second = ''] = lastname.split('(', 2);
  const [nickname = '', rest] = second.split(')', 2);
  return rest === undefined
    ? { family: lastname.trim(), nickname: '' }
    : { family: family.trim(), nickname: nickname.trim() };
}
