import { CommandFailed } from '../../errors/index.ts';
import { runCommand } from '../runCommand.ts';
import { callDesk, describeSignedOut, fetchFromDesk } from './callDesk.ts';
import { type PasswordInput, readPassword } from './readPassword.ts';
import { openSavedSessions } from './savedSessions.ts';
import { signInWithBrowser } from './signInWithBrowser.ts';

const USAGE =
  'Usage: npm run newsroom -- sign-in INVITATION, or DESK=https://… npm run newsroom -- sign-in EMAIL, or without EMAIL where the station’s staff signs in; and sign-out';

/** True when a command is for a desk, and not for the newsroom on this machine. */
export const isForDesk = ([name]: string[], { DESK }: NodeJS.ProcessEnv): boolean =>
  Boolean(DESK) || name === 'sign-in' || name === 'sign-out';

/**
 * Runs a command at a desk, as the account that is signed in there: `sign-in`, `sign-out`, or an action of its role.
 * @throws {CommandFailed} when it is typed wrongly, refused or fails
 */
export async function runAtDesk(
  args: string[],
  env: NodeJS.ProcessEnv,
  input: PasswordInput = process.stdin,
): Promise<void> {
  const [name, argument = '', ...more] = args;
  const isSession = name === 'sign-in' || name === 'sign-out';
  if (isSession && args.some((argument) => argument === '--help' || argument === '-h')) return console.log(USAGE);
  const sessions = openSavedSessions(env);
  if (name === 'sign-in') {
    const invitation = URL.parse(argument);
    const desk = invitation ? toDesk(invitation) : readDesk(env);
    if (more.length > 0) throw new CommandFailed(USAGE);
    const request = await askCredentials(desk, argument, invitation, input);
    const answer = await fetchFromDesk(desk, request.path, { method: 'POST', body: JSON.stringify(request.body) });
    const [, token] = /desk_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (!token) throw new CommandFailed(`${desk} is no desk.`);
    await sessions.save(desk, token);
    const { name: who, role } = (await answer.json()) as { name: string; role: string };
    console.log(`${who}, ${role}: signed in at ${desk}`);
    if (env.DESK !== desk) console.log(`DESK=${desk} before a command runs it there.`);
    return;
  }
  const desk = readDesk(env);
  const token = await sessions.find(desk);
  if (name === 'sign-out') {
    if (token) await fetchFromDesk(desk, '/session', { method: 'DELETE' }, token);
    await sessions.save(desk, undefined);
    console.log(`signed out at ${desk}`);
    return;
  }
  if (!token) throw new CommandFailed(describeSignedOut(desk));
  await runCommand(args, (path, body) => callDesk(desk, token, path, body));
}

/** The body of a sign-in: an invitation and a password, an email and its password, or the code of a browser's. */
async function askCredentials(desk: string, email: string, invitation: URL | null, input: PasswordInput) {
  if (invitation) {
    const token = invitation.searchParams.get('token') ?? '';
    return { path: '/invitation', body: { token, password: await readPassword(input, 'Choose a password: ') } };
  }
  if (email) return { path: '/session', body: { email, password: await readPassword(input, 'Password: ') } };
  return { path: '/session/code', body: await signInWithBrowser(desk) };
}

/** @throws {CommandFailed} when the environment names no desk */
function readDesk({ DESK }: NodeJS.ProcessEnv): string {
  const address = URL.parse(DESK ?? '');
  if (!address) throw new CommandFailed(DESK ? `DESK is no address: ${DESK}` : USAGE);
  return toDesk(address);
}

/** @throws {CommandFailed} when the address is not encrypted, so that others could read what is sent there */
function toDesk({ protocol, hostname, origin }: URL): string {
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname))
    throw new CommandFailed('The address of a desk must begin with https, because passwords are sent there.');
  return origin;
}
