import { expect, test, vi } from 'vitest';
import { resetBeforeInit } from './resetBeforeInit.ts';

const boxOf = (type: string) => new TextEncoder().encode(`\0\0\0\x08${type}`);

function bufferThat(abort: () => void) {
  const calls: string[] = [];
  const buffer = {
    abort: vi.fn(() => {
      calls.push('abort');
      abort();
    }),
    appendBuffer: (data: Uint8Array) => calls.push(new TextDecoder().decode(data.subarray(4))),
  };
  resetBeforeInit(buffer as unknown as SourceBuffer);
  return { calls, append: (type: string) => buffer.appendBuffer(boxOf(type)) };
}

test('the parser is reset before each init segment, and not before media', () => {
  const { calls, append } = bufferThat(() => {});
  for (const type of ['ftyp', 'moof', 'moof', 'ftyp', 'moof']) append(type);
  expect(calls).toEqual(['abort', 'ftyp', 'moof', 'moof', 'abort', 'ftyp', 'moof']);
});

test('an init segment after the end of a video is appended', () => {
  const { calls, append } = bufferThat(() => {
    throw new DOMException('The MediaSource is ended', 'InvalidStateError');
  });
  append('ftyp');
  expect(calls).toEqual(['abort', 'ftyp']);
});
