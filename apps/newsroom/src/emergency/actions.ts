import { toSafeHref } from '@sala/contracts';
import { z } from 'zod';
import { NO_INPUT, sentenceAction } from '../actions/index.ts';
import { storableText } from '../input/index.ts';
import { lowerEmergency, raiseEmergency } from './emergency.ts';

const role = 'chief';

const raised = z.strictObject({
  text: storableText(300).min(1, 'is empty'),
  url: storableText(2000)
    .refine((url) => toSafeHref(url, '') !== '', 'is neither a path of the site nor an http(s) address')
    .meta({ placeholder: 'URL' })
    .optional(),
});

export const emergencyActions = [
  sentenceAction({
    name: 'emergency raise',
    summary: 'say it at the top of every page',
    ...{ role, failure: 'The emergency was not raised' },
    input: raised,
    positionals: ['text'],
    run: ({ db }, { text, url }) => raiseEmergency(db, text, url),
  }),
  sentenceAction({
    name: 'emergency lower',
    summary: 'take it away again',
    ...{ role, failure: 'The emergency was not lowered' },
    input: NO_INPUT,
    run: ({ db }) => lowerEmergency(db),
  }),
];
