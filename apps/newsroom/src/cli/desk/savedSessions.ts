import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The tokens of this user's sessions, by the desk's address, in a file that only this user may read. */
export function openSavedSessions({ XDG_CONFIG_HOME: folder }: NodeJS.ProcessEnv) {
  const path = join(folder || join(homedir(), '.config'), 'newsroom', 'sessions.json');
  const read = async (): Promise<Record<string, string>> => {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  };
  return {
    find: async (desk: string): Promise<string | undefined> => (await read())[desk],
    async save(desk: string, token: string | undefined): Promise<void> {
      const { [desk]: _, ...others } = await read();
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, JSON.stringify({ ...others, ...(token && { [desk]: token }) }), { mode: 0o600 });
    },
  };
}
