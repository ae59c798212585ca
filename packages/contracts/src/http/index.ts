export { FOCAL_POINT_HEADER, type FocalPoint, formatFocalPoint, parseFocalPoint } from './focalPoint.ts';
export { IDEMPOTENCY_HEADER } from './idempotencyHeader.ts';
export { idempotencyKey } from './idempotencyKey.ts';
export { parseMediaType } from './parseMediaType.ts';
export { PICTURE_FILE } from './pictureFile.ts';
export { type Problem, problem } from './problem.ts';
export { STREAM_FILE, STREAM_TYPE } from './streamFile.ts';
