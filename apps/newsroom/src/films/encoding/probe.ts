import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CommandFailed } from '../../errors/index.ts';
import { NO_FILM } from '../requireFilm.ts';
import { EncodingCutShort, isEndedBySignal } from './cutShort.ts';

const MAX_HOURS = 12;
/** Those of a cinema's 4K; the decoder keeps several pictures in memory. */
const MAX_PIXELS = 4096 * 2304;
/** The largest ratio of a pixel's sides: video has at most 2:1. */
const MAX_PIXEL_RATIO = 4;

/** Those of a film that is refused with its size; of a larger one no picture is decoded at all. */
const MAX_PROBED_PIXELS = 8192 * 8192;

/**
 * The container formats of uploads, by ffmpeg's names. None of them refers to other files or addresses, as playlists
 * do: an upload could else make the newsroom read them.
 */
const READ_ONLY_ITSELF = ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,mpegts,mpeg,avi,mxf'];
/** What ffmpeg may read of an upload: its later pictures may be larger than the first. */
export const INPUT_LIMITS = [...READ_ONLY_ITSELF, '-max_pixels', String(MAX_PIXELS)];
/** More threads would need more memory, because each holds frames of its own. */
export const FEW_THREADS = ['-threads', '2'];

const stream = z.object({
  index: z.int(),
  codec_type: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  sample_aspect_ratio: z.string().default('1:1'),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
  disposition: z.object({ attached_pic: z.int().default(0) }).prefault({}),
});
const probed = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
});

/** The properties of a film that its encoding depends on. */
export interface ProbedFilm {
  /** In square pixels, with the rotation applied. */
  width: number;
  height: number;
  seconds: number;
  /** The number of the stream in the file that is the film's picture: a cover may stand before it. */
  videoStream: number;
  hasSound: boolean;
}

/**
 * Reads the properties of a film's file.
 * @throws {CommandFailed} when it cannot be encoded
 */
export async function probeFilm(file: string, signal: AbortSignal): Promise<ProbedFilm> {
  const limits = [...READ_ONLY_ITSELF, '-max_pixels', String(MAX_PROBED_PIXELS)];
  const args = ['-v', 'error', ...limits, '-show_streams', '-show_format', '-of', 'json', file];
  const { stdout } = await promisify(execFile)('ffprobe', args, { signal, maxBuffer: 4e6 }).catch((cause: Error) => {
    signal.throwIfAborted();
    if ('signal' in cause && isEndedBySignal(undefined, cause.signal)) throw new EncodingCutShort();
    if ('code' in cause && cause.code === 'ENOENT') throw cause;
    throw new CommandFailed(NO_FILM);
  });
  const { streams, format } = probed.parse(JSON.parse(stdout));
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic === 0);
  if (!picture?.width || !picture.height) throw new CommandFailed('The file has no video.');
  if (picture.width * picture.height > MAX_PIXELS)
    throw new CommandFailed(
      `The film is ${picture.width} by ${picture.height}: export it in 4K, at most 4096 by 2304, or smaller.`,
    );
  const seconds = format.duration ?? 0;
  if (seconds <= 0) throw new CommandFailed('The file does not say how long the film is.');
  if (seconds > MAX_HOURS * 3600) throw new CommandFailed(`The film is longer than ${MAX_HOURS} hours.`);
  const [across = 1, down = 1] = picture.sample_aspect_ratio.split(':').map((part) => Number(part) || 1);
  if (Math.max(across / down, down / across) > MAX_PIXEL_RATIO)
    throw new CommandFailed(`The pixels of the film are ${across}:${down}: export it with square ones.`);
  const width = Math.round((picture.width * across) / down);
  const isTurned = picture.side_data_list.some(({ rotation = 0 }) => rotation % 180 !== 0);
  return {
    ...(isTurned ? { width: picture.height, height: width } : { width, height: picture.height }),
    seconds,
    videoStream: picture.index,
    hasSound: streams.some((one) => one.codec_type === 'audio'),
  };
}
