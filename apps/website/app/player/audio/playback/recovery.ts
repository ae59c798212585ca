import { createRetry } from '../../media/index.ts';
import { probeSound } from './fetchAudio.ts';

/** How long a sound may stall before it is loaded again, in milliseconds. */
const STALL_TIMEOUT_MS = 8000;
/** A file that exists but cannot be played is given up after so many attempts. */
const MAX_TRIES = 2;

interface Recovery {
  /** Tries again, after ever longer pauses, or as soon as the network is back. */
  retry(): void;
  /** The sound is heard again, or no longer wanted. */
  end(): void;
  /** Finds the cause of an error of the sound. */
  judge(error: MediaError, src: string): Promise<'lost' | 'missing'>;
}

/** Brings a sound back that the network took away; `reload` loads it anew at the same second. */
export function createRecovery(audio: HTMLAudioElement, reload: () => void): Recovery {
  const again = createRetry(reload);
  return {
    retry() {
      if (!audio.error) return again.later({ exactlyMs: STALL_TIMEOUT_MS });
      again.later();
    },
    end: again.succeeded,
    async judge(error, src) {
      if (error.code === error.MEDIA_ERR_NETWORK) return 'lost';
      // browsers report a missing file, a broken one and a missing network as the same error
      const result = await probeSound(src);
      return result === false || (result && again.tries() >= MAX_TRIES) ? 'missing' : 'lost';
    },
  };
}
