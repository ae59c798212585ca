import { findUnit } from './counted.ts';
import { toLatinWords } from './latin.ts';
import { type SpokenRule, toStickyPattern } from './spokenRule.ts';

const ADDRESS: SpokenRule = {
  examples: [['ดู https://example.com/x?y=1 หรือ news@example.or.th และ www.example.com', 'ดู หรือ และ']],
  pattern: toStickyPattern('https?://[!-~]+|www\\.[!-~]+|[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,64})+'),
  toWords: () => [],
};

const ADDRESS_ALONE: SpokenRule = {
  examples: [['ดู example.or.th/news', 'ดู']],
  pattern: toStickyPattern(
    '[A-Za-z0-9-]{1,64}(?:\\.[A-Za-z0-9-]{1,64}){0,5}\\.(?:com|org|net|info|io|th|gov|tv)(?:/[!-~]*)?(?![A-Za-z0-9])',
  ),
  toWords: () => [],
};

const TIMES: SpokenRule = {
  examples: [['4x100 เมตร', 'สี่ คูณ หนึ่ง ร้อย เมตร']],
  pattern: toStickyPattern('[xX](?= ?\\d)'),
  toWords: (_, text, at) => (/\d ?$/.test(text.slice(Math.max(0, at - 2), at)) ? ['คูณ'] : undefined),
};

/** Latin letters, which behind a number may be a unit. */
const LATIN: SpokenRule = {
  examples: [
    ['AI', 'เอ ไอ'],
    ['PM2.5', 'พี เอ็ม สอง จุด ห้า'],
    ['COVID-19', 'โควิด สิบ เก้า'],
    ['5 km', 'ห้า กิโลเมตร'],
  ],
  pattern: toStickyPattern('[A-Za-z](?:[A-Za-z0-9]|[.-](?=\\d))*'),
  toWords([latin], text, at) {
    const unit = findUnit(latin, text, at);
    return unit ? [unit] : toLatinWords(latin);
  },
};

/** The rules for addresses and Latin letters. They are tried before those for numbers, because many have digits in them. */
export const LATIN_RULES: readonly SpokenRule[] = [ADDRESS, ADDRESS_ALONE, TIMES, LATIN];
