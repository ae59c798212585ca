/** What a frame is of: its header as MPEG 1 or 2 layer III writes it. */
const HEADERS = {
  /** 24 kHz, 48 kbit/s, mono: 576 samples in 144 bytes. */
  '24 kHz': [0xff_f3_64_c4, 144],
  /** 44.1 kHz, 128 kbit/s, stereo: 1,152 samples in 417 bytes. */
  '44.1 kHz': [0xff_fb_90_04, 417],
} as const;

/** How long a frame of 24 kHz sounds, in seconds. */
export const FRAME_SECONDS = 576 / 24_000;

/** So many frames of silence, for tests. */
export function silentMp3(frames: number, kind: keyof typeof HEADERS = '24 kHz'): Buffer {
  const [header, length] = HEADERS[kind];
  const frame = Buffer.alloc(length);
  frame.writeUInt32BE(header);
  return Buffer.concat(Array<Buffer>(frames).fill(frame));
}
