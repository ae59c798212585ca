import { readStored, writeStored } from '../../../../platform/localStore/index.ts';
import { MAX_CHARACTERS } from './captionLines.ts';

/** The viewer's options; the first is the default, the labels are those of the settings. */
export const CAPTION_CHOICES = {
  size: { normal: 'ปกติ', small: 'เล็ก', large: 'ใหญ่', huge: 'ใหญ่มาก' },
  colour: { white: 'ขาว', yellow: 'เหลือง', cyan: 'ฟ้า', green: 'เขียว' },
  background: { dim: 'ดำโปร่ง', solid: 'ดำทึบ', light: 'ดำจาง', none: 'ไม่มีพื้น' },
  position: { bottom: 'ด้านล่าง', top: 'ด้านบน' },
} as const;

type Choices = typeof CAPTION_CHOICES;
export type CaptionStyle = { [Name in keyof Choices]: keyof Choices[Name] };

const SCALES: Record<CaptionStyle['size'], number> = { small: 0.75, normal: 1, large: 1.4, huge: 1.9 };
/** The maximum width of a line, as a share of the picture's width. */
const WIDTH_SHARE = 0.68;
/** The average width of a letter, relative to its height; and the smallest readable size, relative to other texts. */
const CHARACTER_WIDTH = 0.56;
const MIN_SIZE_REM = 13 / 16;

/**
 * The size of captions in a picture of this width in px: a line of 37 characters fills its 68 %. When that is too
 * small to read, or the viewer wants a larger size, lines are shorter.
 * @param remPx the viewer's own font size
 */
export function toCaptionSize(
  pictureWidth: number,
  size: CaptionStyle['size'],
  remPx: number,
): { fontSize: number; perLine: number } {
  const room = pictureWidth * WIDTH_SHARE;
  const fontSize = Math.max(room / (MAX_CHARACTERS * CHARACTER_WIDTH), MIN_SIZE_REM * remPx) * SCALES[size];
  const perLine = Math.min(MAX_CHARACTERS, Math.max(8, Math.floor(room / (fontSize * CHARACTER_WIDTH) + 0.001)));
  return { fontSize, perLine };
}

const KEY = 'captionStyle';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The stored choices of the viewer, without invalid ones. */
export function readCaptionStyle(): CaptionStyle {
  const stored = readStored(KEY, isObject, {});
  const style = Object.entries(CAPTION_CHOICES).map(([name, choices]) => {
    const value = stored[name];
    return [name, typeof value === 'string' && Object.hasOwn(choices, value) ? value : Object.keys(choices)[0]];
  });
  return Object.fromEntries(style) as CaptionStyle;
}

/** Stores what the viewer has changed, beside what other tabs have stored, and returns the whole style. */
export function saveCaptionStyle(changed: Partial<CaptionStyle>): CaptionStyle {
  const style = { ...readCaptionStyle(), ...changed };
  writeStored(KEY, style);
  return style;
}
