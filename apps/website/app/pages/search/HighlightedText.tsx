import type { HighlightSegment } from '@sala/contracts';

/** A text with its matches highlighted, by its parts; without parts, the plain text. */
export function HighlightedText({ parts, text }: { parts: HighlightSegment[]; text: string }) {
  if (parts.length === 0) return <span>{text}</span>;
  return parts.map(({ isMatch, text: part }, index) => {
    const Part = isMatch ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    return <Part key={index}>{part}</Part>;
  });
}
