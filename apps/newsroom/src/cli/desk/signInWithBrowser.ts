import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandFailed } from '../../errors/index.ts';

const TIMEOUT_MINUTES = 10;
const DONE = 'ลงชื่อเข้าใช้แล้ว ปิดหน้านี้แล้วกลับไปที่หน้าต่างคำสั่งได้\n';
const FAILED = 'ลงชื่อเข้าใช้ไม่สำเร็จ โปรดลองใหม่อีกครั้งจากหน้าต่างคำสั่ง\n';

/**
 * Signs the user in with the station's own sign-in: in a browser on this machine, which returns to a port of this
 * process (RFC 8252).
 * @returns the code that the desk exchanges for a session
 * @throws {CommandFailed} when the browser has not returned within ten minutes
 */
export async function signInWithBrowser(desk: string): Promise<{ code: string; verifier: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  console.log('Open this in a browser on this machine, and sign in there:');
  console.log(`${desk}/oidc?${new URLSearchParams({ port: String(port), challenge })}`);
  const timeout = AbortSignal.timeout(TIMEOUT_MINUTES * 60_000);
  try {
    const code = await new Promise<string>((done, fail) => {
      timeout.onabort = () => fail(new CommandFailed(`Nobody has signed in within ${TIMEOUT_MINUTES} minutes.`));
      server.on('request', ({ url = '' }, answer) => {
        const signInCode = new URL(url, 'http://127.0.0.1').searchParams.get('code');
        answer.writeHead(signInCode ? 200 : 400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
        answer.end(signInCode ? DONE : FAILED, () => signInCode && done(signInCode));
      });
    });
    return { code, verifier };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
