import { createRetry } from '../../media/index.ts';
import { probeSound } from './fetchAudio.ts';

/** How long a sound that only waits for more of itself is left alone, in milliseconds. */
const STALL_TIMEOUT_MS = 8000;
/** A file that is there and still cannot be played is given up after so many tries. */
const MAX_TRIES = 2;

interface Recovery {
  /** Tries again, after ever longer pauses, or as soon as the network is back. */
  retry(): void;
  /** The sound is heard again, or no longer wanted. */
  end(): void;
  /** What an error of the sound means. */
  judge(error: MediaError, src: string): Promise<'lost' | 'missing'>;
}

/** Brings a sound back that the network took away; `reload` loads it anew at the same second. */
export function createRecovery(audio: HTMLAudioElement, reload: () => void): Recovery {
  const again = createRetry(reload);
  return {
    retry() {
      if (!audio.error) return again.later(STALL_TIMEOUT_MS);
      again.later();
    },
    end: again.came,
    async judge(error, src) {
      if (error.code === error.MEDIA_ERR_NETWORK) return 'lost';
      // a browser says the same of a file that is not there, of one it cannot read and of a network that is not there
      const result = await probeSound(src);
      return result === false || (result && again.tries() >= MAX_TRIES) ? 'missing' : 'lost';
    },
  };
}
