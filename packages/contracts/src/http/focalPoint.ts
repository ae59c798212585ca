/** The focal point of a picture: its distance from the left and from the top, each from 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * The header that sends a picture's focal point, as `0.3 0.65`: that point stays visible where the picture is cropped.
 */
export const FOCAL_POINT_HEADER = 'focal-point';

/** Formats a focal point for its header. */
export const formatFocalPoint = ({ x, y }: FocalPoint): string => `${x} ${y}`;

/** Parses two numbers from 0 to 1, with a space or a comma between them; null for anything else. */
export function parseFocalPoint(text: string): FocalPoint | null {
  const [, x, y] = /^([01](?:\.\d{1,4})?)[ ,] ?([01](?:\.\d{1,4})?)$/.exec(text.trim()) ?? [];
  const point = { x: Number(x ?? Number.NaN), y: Number(y ?? Number.NaN) };
  return point.x <= 1 && point.y <= 1 ? point : null;
}
