import { escapeText } from '@sala/thai';
import type { CloudVoiceSettings } from '../../settings/index.ts';
import type { CloudService } from './synthesizeLine.ts';

/**
 * Azure AI Speech
 * (https://learn.microsoft.com/azure/ai-services/speech-service/rest-text-to-speech).
 */
export function createAzure({ url, key, voices }: CloudVoiceSettings): CloudService {
  return {
    name: 'azure',
    voices,
    toRequest: (line, voice) => ({
      url: `${url}/cognitiveservices/v1`,
      headers: {
        'ocp-apim-subscription-key': key,
        'content-type': 'application/ssml+xml',
        'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
        'user-agent': 'Sala newsroom',
      },
      body: toSsml(line, voice),
    }),
    mp3In: (body, contentType) => {
      if (!contentType.startsWith('audio/')) throw new Error('its answer is no sound');
      return body;
    },
    codeIn: () => undefined,
  };
}

/** A line with the same pause after it as in the embedded voice; Azure's own is most of a second. */
function toSsml(line: string, voice: string): string {
  const silence = (type: string, value: string) => `<mstts:silence type="${type}" value="${value}"/>`;
  const spaces = 'xmlns="http://www.w3.org/2001/10/synthesis" xmlns:mstts="https://www.w3.org/2001/mstts"';
  const content = silence('Leading-exact', '0ms') + silence('Tailing-exact', '350ms') + toXmlText(line);
  return `<speak version="1.0" ${spaces} xml:lang="th-TH"><voice name="${voice}">${content}</voice></speak>`;
}

/** Text with the characters that XML allows. */
function toXmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
  return escapeText(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' '));
}
