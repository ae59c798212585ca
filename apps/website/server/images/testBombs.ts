import { crc32, deflateSync } from 'node:zlib';

// Small files that cost a careless decoder its memory or hours; made here, byte by byte, because no encoder makes them.

function chunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(chunk.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(chunk, 4);
  framed.writeUInt32BE(crc32(chunk), chunk.length + 4);
  return framed;
}

/** A black square of one bit a pixel, with the given chunks before its pixels. */
export function blackPng(side: number, chunks: Buffer[] = []): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG chunk that unpacks to so many bytes: a colour profile (`iCCP`), or a remark (`zTXt`). */
export function packedChunk(name: 'iCCP' | 'zTXt', bytes: number): Buffer {
  return chunk(name, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(bytes))]));
}

/** A GIF of so many pictures, all of one pixel, on a canvas of so many. */
export function framesGif(frames: number, side: number): Buffer {
  const canvas = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
  canvas.writeUInt16LE(side, 6);
  canvas.writeUInt16LE(side, 8);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([canvas, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** An SVG whose text is a thousand million words long once its entities are written out. */
export function billionLaughs(): string {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${entities.join('')}]>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><text>&a9;</text></svg>`;
}
