import type { Names } from '../shape.ts';

export const NAMES: Names = [];
