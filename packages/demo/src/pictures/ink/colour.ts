// Mixes colours.

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const mix = (from: string, to: string, amount: number): string => {
  const a = channels(from);
  const b = channels(to);
  const blend = (i: 0 | 1 | 2): string =>
    Math.round(Math.min(255, Math.max(0, a[i] + (b[i] - a[i]) * amount)))
      .toString(16)
      .padStart(2, '0');
  return `#${blend(0)}${blend(1)}${blend(2)}`;
};

/** Darkens a colour to a cool shadow, not to grey. */
export const shade = (colour: string, amount: number): string => mix(colour, '#141a3a', amount);

/** Lightens a colour to a warm white. */
export const tint = (colour: string, amount: number): string => mix(colour, '#fff2d2', amount);
