import { cutText } from '@sala/thai';

/** The lead of an article that has none of its own: its first paragraph up to a space near 200 characters. */
export function toLead(text: string): string {
  const paragraph = text.replace(/\s+/g, ' ').trim();
  if (paragraph.length <= 220) return paragraph;
  const end = paragraph.lastIndexOf(' ', 220);
  return `${end > 120 ? paragraph.slice(0, end) : cutText(paragraph, 220)}…`;
}
