import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './programs.ts';

/**
 * A loudspeaker that nobody hears: PulseAudio without hardware. Where there is nothing to hear it with, Firefox plays
 * no sound, and WebKit looks for it again and again.
 */
export function startSpeaker() {
  const directory = mkdtempSync(join(tmpdir(), 'sala-speaker-'));
  const socket = join(directory, 'pulse.socket');
  const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const program = startProgram(
    'pulseaudio',
    ['--daemonize=no', '-n', '--exit-idle-time=-1', ...modules.map((module) => `--load=${module}`)],
    { HOME: directory, XDG_RUNTIME_DIR: directory },
  );
  return {
    /** For the environment variable `PULSE_SERVER`. */
    address: `unix:${socket}`,
    async stop() {
      await program.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
