import { z } from 'zod';
import type { CloudVoiceSettings } from '../../settings/index.ts';
import type { CloudService } from './synthesizeLine.ts';

const speechResponse = z.object({ audioContent: z.string() });
const code = z.string().regex(/^[A-Z_]{1,60}$/);
const errorBody = z.object({
  error: z.object({
    status: code,
    details: z.array(z.object({ reason: code.optional().catch(undefined) })).default([]),
  }),
});

/**
 * Google Cloud Text-to-Speech
 * (https://cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize).
 */
export function createGoogle({ url, key, voices }: CloudVoiceSettings): CloudService {
  return {
    name: 'google',
    voices,
    toRequest: (line, name) => ({
      url: `${url}/v1/text:synthesize`,
      headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: { text: line },
        voice: { languageCode: 'th-TH', name },
        audioConfig: { audioEncoding: 'MP3', sampleRateHertz: 24_000 },
      }),
    }),
    mp3In: (body) => {
      const answer = speechResponse.safeParse(parseJson(body));
      if (!answer.success) throw new Error('its answer holds no sound');
      return Buffer.from(answer.data.audioContent, 'base64');
    },
    // a wrong key is an INVALID_ARGUMENT: only the reason tells it from other errors
    codeIn: (body) => {
      const { error } = errorBody.safeParse(parseJson(body)).data ?? {};
      return error?.details.find(({ reason }) => reason)?.reason ?? error?.status;
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
