import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './programs.ts';

/**
 * A loudspeaker without hardware, by PulseAudio. Without any audio device Firefox plays no sound, and WebKit keeps
 * looking for one.
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
