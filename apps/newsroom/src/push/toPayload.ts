import { pushMessage } from '@sala/contracts';
import { CommandFailed, describeIssue } from '../errors/index.ts';

// push services accept a record of 4096 bytes, of which encryption needs 103 (RFC 8291)
const MAX_PAYLOAD_BYTES = 3993;

/**
 * The payload for browsers: `{title, body, url}` as JSON.
 * @throws {CommandFailed} when the message is invalid
 */
export function toPayload(message: unknown): string {
  const read = pushMessage.safeParse(message, { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new CommandFailed(`The message’s ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const payload = JSON.stringify(read.data);
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES)
    throw new CommandFailed(
      `The message is too long: it has ${bytes} bytes, and push services take ${MAX_PAYLOAD_BYTES}.`,
    );
  return payload;
}
