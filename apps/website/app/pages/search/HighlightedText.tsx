import type { HighlightSegment } from '@sala/contracts';

/** A text with its matches highlighted, by its parts; without parts, the plain text. */
export function HighlightedText({ parts, text }: { parts: HighlightSegment[]; text: string }) {
  if (parts.length === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
  return parts.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}
