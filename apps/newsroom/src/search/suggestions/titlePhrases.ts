import { listWordSpans, type WordSpan } from '@sala/thai';
import type { Form } from '../words/index.ts';

const MAX_COMMON = 8;
const MAX_SINGLE = 3;
/** How many phrases of a title may continue the typed text, each a word longer. */
const MAX_CONTINUATIONS = 5;
const MAX_WORDS_BEFORE = 3;
/** When the longer of two texts is this often as frequent as the shorter, the shorter is only its beginning. */
const BEGINNING_SHARE = 0.7;
/** Words that another word must follow: a suggestion never ends with one. */
const LEADING_ON = new Set(
  'ใน ของ ที่ และ ให้ กับ จาก เพื่อ โดย แก่ ต่อ ว่า หรือ เป็น จะ ได้ ด้วย ถึง ตาม การ ความ ซึ่ง สู่ เมื่อ ณ ทุก ร่วม ไม่ มี ผู้ นัก ทั้ง อย่าง แห่ง ราย พร้อม กว่า แต่ สถาน วัน'.split(
    ' ',
  ),
);
const OTHER_THAN_WORDS = /[^\p{L}\p{M}\p{N}. ]/u;
const NUMBER = /^\d+$/;

/**
 * How several folded titles continue the typed text: to the end of its last word, and some words further. The most
 * frequent continuation first.
 */
export function listCommonPhrases(titles: string[], typed: string, form: Form): string[] {
  const times = new Map<string, number>();
  for (const title of titles)
    for (const phrase of new Set(listContinuations(title, typed, form)))
      times.set(phrase, (times.get(phrase) ?? 0) + 1);
  const common = [...times].filter(([, often]) => often > 1).sort(([, one], [, other]) => other - one);
  // where the longer one stands nearly as often, the shorter one is only its beginning
  const isBeginning = ([phrase, often]: [string, number]) =>
    common.some(([other, more]) => other !== phrase && other.startsWith(phrase) && more >= often * BEGINNING_SHARE);
  return common
    .slice(0, MAX_COMMON * 3)
    .filter((one) => !isBeginning(one))
    .slice(0, MAX_COMMON)
    .map(([phrase]) => phrase);
}

/** How single titles continue it: to where the title ends or has a space, or else to the end of the typed word. */
export function listSinglePhrases(titles: string[], typed: string, form: Form): string[] {
  const candidates = titles.flatMap((title) => {
    // what follows a space is mostly another clause
    const phrases = listContinuations(title, typed, form).filter((phrase) => !phrase.includes(' '));
    return (phrases.find((phrase) => `${title} `.includes(`${phrase} `)) ?? phrases[0]) || [];
  });
  return [...new Set(candidates)].slice(0, MAX_SINGLE);
}

/** The words of the newest titles are cached, because they are read at every typed letter. */
const MAX_KNOWN_TITLES = 5000;
const cache = new Map<string, WordSpan[]>();

function listWords(title: string): WordSpan[] {
  const earlier = cache.get(title);
  if (earlier) return earlier;
  if (cache.size >= MAX_KNOWN_TITLES) cache.clear();
  const spans = listWordSpans(title);
  cache.set(title, spans);
  return spans;
}

function listContinuations(title: string, typed: string, form: Form): string[] {
  if (!form(title).includes(typed)) return [];
  const spans = listWords(title);
  if (NUMBER.test(typed)) return listBeforeNumber(title, spans, typed);
  return spans.flatMap(({ start }, first) => {
    if (!form(title.slice(start)).startsWith(typed)) return [];
    const phrases: string[] = [];
    for (let at = first; at < spans.length && phrases.length < MAX_CONTINUATIONS; at++) {
      const phrase = title.slice(start, spans[at]?.end);
      if (OTHER_THAN_WORDS.test(phrase)) break;
      if (form(phrase).length > typed.length && canEnd(spans, at)) phrases.push(phrase);
    }
    return phrases;
  });
}

/** Whether a phrase may end with this word: not before คนที่ 31 is complete. */
function canEnd(spans: WordSpan[], at: number): boolean {
  const [word = '', next, number = ''] = spans.slice(at, at + 3).map((span) => span.word);
  return !LEADING_ON.has(word) && !(next === 'ที่' && NUMBER.test(number));
}

/** A suggestion never begins with a number, which needs the word before it: งบประมาณ 2569. */
function listBeforeNumber(title: string, spans: WordSpan[], typed: string): string[] {
  return spans.flatMap(({ word, end }, at) => {
    const first = spans.slice(Math.max(0, at - MAX_WORDS_BEFORE), at);
    if (!word.startsWith(typed)) return [];
    return first
      .filter(({ word: before }) => !LEADING_ON.has(before))
      .map(({ start }) => title.slice(start, end))
      .filter((phrase) => !OTHER_THAN_WORDS.test(phrase));
  });
}
