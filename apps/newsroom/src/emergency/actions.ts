import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatBangkokTime, storableLink, storableText, tidyLine } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { findEmergency, lowerEmergency, raiseEmergency } from './emergency.ts';

const role = 'chief';

const raised = z.strictObject({
  text: storableText(300).overwrite(tidyLine).min(1, 'it is empty').meta({ isPlainText: true }),
  url: storableLink.meta({ placeholder: 'URL' }).optional(),
});

const emergency = z.object({ text: z.string() });

export const emergencyActions = [
  action({
    name: 'emergency show',
    summary: 'show the emergency message that readers see, and since when',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ emergency: emergency.extend({ url: z.string(), at: z.string() }).nullable() }),
    run: async ({ db }) => {
      const shown = await findEmergency(db);
      return { emergency: shown && { text: shown.text, url: shown.url, at: shown.raisedAt.toISOString() } };
    },
    print: ({ emergency: shown }) =>
      shown
        ? [`${formatBangkokTime(new Date(shown.at))}  ${shown.text}`, shown.url].filter(Boolean)
        : 'There is no emergency.',
  }),
  action({
    name: 'emergency raise',
    summary: 'show an emergency message at the top of every page',
    kind: 'change',
    role,
    input: raised,
    positionals: ['text'],
    output: emergency.extend({ warnings: z.array(z.string()).default([]) }),
    run: async ({ db, siteUrl }, { text, url }) => {
      const warnings = url ? await warnOfDeadEnd(db, siteUrl, url) : [];
      const replaced = await findEmergency(db);
      if (replaced && replaced.text !== text)
        warnings.push(
          `It replaces the message of ${formatBangkokTime(replaced.raisedAt)}, which readers no longer see: ${replaced.text}`,
        );
      return { ...(await raiseEmergency(db, text, url)), warnings };
    },
    print: ({ text, warnings }) => ({ lines: [`raised: ${text}`], warnings }),
  }),
  action({
    name: 'emergency lower',
    summary: 'remove the emergency message',
    kind: 'change',
    role,
    input: NO_INPUT,
    output: emergency,
    run: ({ db }) => lowerEmergency(db),
    print: ({ text }) => `lowered: ${text}`,
  }),
];
