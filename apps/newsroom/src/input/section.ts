import { CATEGORY_SLUGS } from '@sala/station';
import { z } from 'zod';
import { findCategoryByName } from './findCategoryByName.ts';

/** The section of an editor's file, by its slug or its name; parsed to its slug. */
export const section = z.string('it is missing').transform((typed, context) => {
  const slug = findCategoryByName([typed]);
  if (!slug) context.addIssue(`there is no section ${typed}: there are ${CATEGORY_SLUGS.join(', ')}`);
  return slug ?? z.NEVER;
});
