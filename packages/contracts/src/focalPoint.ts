/** What matters most in a picture: how far it is from the left and from above, each from 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** With a picture's bytes comes what matters most in it, as `0.3 0.65`: it stays in sight where a part is cut off. */
export const FOCAL_POINT_HEADER = 'focal-point';

/** A focal point as it is written in its header. */
export const formatFocalPoint = ({ x, y }: FocalPoint): string => `${x} ${y}`;

/** Two numbers from 0 to 1, with a space or a comma between them; null for anything else. */
export function parseFocalPoint(text: string): FocalPoint | null {
  const [, x, y] = /^([01](?:\.\d{1,4})?)[ ,] ?([01](?:\.\d{1,4})?)$/.exec(text.trim()) ?? [];
  const point = { x: Number(x ?? Number.NaN), y: Number(y ?? Number.NaN) };
  return point.x <= 1 && point.y <= 1 ? point : null;
}
