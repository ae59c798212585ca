/** The type of the first box of an init segment of MP4, at this place in bytes. */
const INIT = { at: 4, type: 'ftyp' };

/**
 * Resets the parser of a source buffer before each init segment. WebKit on Linux (GStreamer) otherwise loses the sound
 * of the two segments after one that comes in the middle of a stream, so that a channel stalls whenever its video
 * begins again.
 */
export function resetBeforeInit(buffer: SourceBuffer): void {
  const append = buffer.appendBuffer;
  buffer.appendBuffer = (data) => {
    if (isInit(data)) reset(buffer);
    append.call(buffer, data);
  };
}

function isInit(data: BufferSource): boolean {
  const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset) : new Uint8Array(data);
  return String.fromCharCode(...bytes.subarray(INIT.at, INIT.at + INIT.type.length)) === INIT.type;
}

function reset(buffer: SourceBuffer): void {
  try {
    buffer.abort();
  } catch {
    // a video that has been fetched to its end is not open: it opens again with what is appended
  }
}
