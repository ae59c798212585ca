import { measureGrowth } from '@sala/hostile-input';
import { expect, test, vi } from 'vitest';
import { runInRequest } from './currentRequest.ts';
import { createLogger, terminalStream, writeLogLine } from './log.ts';
import type { LogLevel } from './logLevels.ts';
import { redactPersonalData } from './redactPersonalData.ts';

/** The lines that a log writes for such calls of `console`. */
function linesOf(parameters: unknown[], level: LogLevel = 'info', at: 'debug' | 'error' = 'error') {
  const lines: string[] = [];
  const log = createLogger('website', level, { write: (line) => void lines.push(line) });
  writeLogLine(log, at, parameters);
  return lines.map((line) => JSON.parse(line));
}

test('a log line has its level, service, time, message and error', () => {
  const [line] = linesOf(['Error fetching nav items:', new Error('refused')]);
  expect(line).toMatchObject({ level: 'error', service: 'website', msg: 'Error fetching nav items:' });
  expect(line.error).toMatchObject({ name: 'Error', message: 'refused' });
  expect(line.error.stack).toMatch(/^at .*log\.test\.ts/);
  expect(new Date(line.time).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('numbers are part of the message, and objects are details', () => {
  expect(linesOf(['section failed:', 503, { reason: 'deadline' }])).toMatchObject([
    { msg: 'section failed: 503', details: { reason: 'deadline' } },
  ]);
  expect(linesOf([undefined])).toMatchObject([{ msg: 'undefined' }]);
});

test('a log line has the ids of its request and trace', () => {
  const request = { id: 'r-12345678', traceparent: undefined, traceId: 'f'.repeat(32) };
  expect(runInRequest(request, () => linesOf(['x']))).toMatchObject([
    { requestId: 'r-12345678', traceId: 'f'.repeat(32) },
  ]);
  expect(linesOf(['x'])[0]).not.toHaveProperty('requestId');
});

test('lines below the level are not written', () => {
  expect(linesOf(['x'], 'info', 'debug')).toEqual([]);
  expect(linesOf(['x'], 'debug', 'debug')).toHaveLength(1);
  expect(linesOf(['x'], 'silent')).toEqual([]);
});

test('the terminal gets short lines without control characters', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = createLogger('website', 'info', terminalStream);
  writeLogLine(log, 'info', ['website   http://localhost:3000']);
  writeLogLine(log, 'error', ['section failed:', 503, { reason: '\u001b]0;x\u0007' }]);
  writeLogLine(log, 'warn', ['\u001b[2J', new Error('gone')]);
  const [info, error, warn] = write.mock.calls.map(([text]) => String(text));
  write.mockRestore();
  expect(info).toBe('website   http://localhost:3000\n');
  expect(error).toMatch(/^\d\d:\d\d:\d\d error {2}section failed: 503 \{"reason":".*"\}\n$/);
  expect(warn).toMatch(/gone\n {4}at .*log\.test\.ts/);
  expect(`${error}${warn}`).not.toMatch(/[^\P{Cc}\n]/u);
});

const EMAIL = 'somchai.jaidee+news@example.co.th';
const QUERY = new URLSearchParams({ message: 'อ่านผิด', email: EMAIL, url: 'https://www.sala.example/?q=ลับ' });

test.each([
  ['in an address', [`feedbackWebhook failed: http://host/webhook/feedback?${QUERY}`]],
  ['in an invalid address', [Object.assign(new TypeError('Invalid URL'), { input: `http://[/feedback?${QUERY}` })]],
  ['in an error’s message', [new Error(`connect to http://host/feedback?${QUERY} failed`)]],
  ['in an error’s cause', [new Error('failed', { cause: new Error(`GET /webhook/feedback?${QUERY}`) })]],
  ['in a service’s response', ['x failed:', 400, { detail: `email: ${EMAIL} is none`, url: `/feedback?${QUERY}` }]],
  [
    'in a failed query',
    [new Error(`Failed query: insert into reports\nparams: ${EMAIL},อ่านผิด`, { cause: new Error('disk full') })],
  ],
])('personal data of a listener is not logged: %s', (_, parameters) => {
  const text = JSON.stringify(linesOf(parameters));
  expect(text).not.toMatch(/somchai|example\.co\.th|อ่านผิด|%E0%B8|ลับ/);
  expect(text).toMatch(/failed|Failed|Invalid|feedback/);
});

test('long values are cut in every part of a log line', () => {
  const long = 'ก'.repeat(100_000);
  const error = new Error(long, { cause: new Error(long) });
  error.stack = `${long}\n${long}`;
  const lines = linesOf([`/${long} failed:`, 500, error, { url: long, within: [long] }]);
  expect(JSON.stringify(lines).length).toBeLessThan(20_000);
  expect(lines[0].msg).toMatch(/^\/ก{1999}… \(\d{6} characters\)$/);
});

test.each(['%40', 'a@', '@a.', 'a%40.', '?a', '?a=', '.', 'a.b@', '%', '=', '%zz%40', 'ก@', '1@1.'])(
  'personal data is redacted from repeated %j in linear time',
  async (part) => {
    const text = (length: number) => part.repeat(length / part.length);
    expect(await measureGrowth(part, text, 2_000_000, async (long) => redactPersonalData(long))).toBeUndefined();
  },
);
