import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TooManySignIns } from '../accounts/index.ts';
import { describeAction, hasRightsOf, NotAllowed, NotEnded } from '../actions/index.ts';
import { ACTIONS, answerAction, type ControlContext, OLD_GROUPS } from '../control/index.ts';
import { CommandFailed, describeError, InvalidField, isDatabaseGone } from '../errors/index.ts';
import { HttpError, observeRequests, parseIdempotencyKey, sendProblem } from '../http/index.ts';
import type { DeskSettings } from '../settings/index.ts';
import type { DeskEnvironment } from './deskSessions.ts';
import { addSessionRoutes } from './sessionRoutes.ts';

/** For JSON: articles and files of schedules. Pictures and films are sent as streams instead. */
const MAX_JSON_MB = 32;
const MAX_JSON_BYTES = MAX_JSON_MB * 1024 * 1024;

/** For a passkey's answer: a post-quantum signature, and the data that describes it. */
const MAX_PASSKEY_BYTES = 32 * 1024;

type OnError = (error: unknown, path: string) => void;

/**
 * The desk over HTTP, for accounts: the actions of their roles, as on the control socket, and a JSON problem for each
 * refusal. A change that is sent again with the same `Idempotency-Key` is made once.
 */
export function createDesk(context: ControlContext, settings: DeskSettings, onError: OnError): Hono<DeskEnvironment> {
  const app = new Hono<DeskEnvironment>();
  app.use(observeRequests);
  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    // another site's page may not use the session of a reader's browser
    if (c.req.method !== 'GET' && origin !== undefined && origin !== settings.url)
      return sendProblem(c, 403, 'Another site', `What changes something comes from ${settings.url}.`);
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.use('/session', bodyLimit({ maxSize: 4096, onError: rejectTooLarge }));
  app.use('/invitation', bodyLimit({ maxSize: 4096, onError: rejectTooLarge }));
  for (const path of ['/session/*', '/passkeys', '/passkeys/*'])
    app.use(path, bodyLimit({ maxSize: MAX_PASSKEY_BYTES, onError: rejectTooLarge }));
  const sessions = addSessionRoutes(app, context.db, settings);
  app.get('/actions', async (c) => {
    const { role } = await sessions.require(c);
    const actions = ACTIONS.map((action) => ({
      ...describeAction(action),
      isAllowed: hasRightsOf(role, action.role),
    }));
    return c.json({ actions, oldGroups: OLD_GROUPS });
  });
  const limitJson = bodyLimit({ maxSize: MAX_JSON_BYTES, onError: rejectLongText });
  for (const action of ACTIONS) {
    app.post(
      `/actions/${action.name.replace(' ', '/')}`,
      // a stranger's body is not read
      async (c, next) => {
        await sessions.require(c);
        if (c.req.query('input') !== undefined) return next();
        return limitJson(c, next);
      },
      (c) => {
        const requireCaller = async () => {
          const { email, role } = await sessions.require(c);
          return { who: email, role, origin: sessions.readDevice(c).address };
        };
        const idempotencyKey = parseIdempotencyKey(c.req.raw.headers);
        return answerAction(c, action, context, { requireCaller, idempotencyKey }, (error) => {
          if (toHttpError(error)) throw error;
          onError(error, c.req.path);
          return sendProblem(c, isDatabaseGone(error) ? 503 : 500, 'Not done', describeError(error, action.failure));
        });
      },
    );
  }
  app.notFound((c) => sendProblem(c, 404, 'Nothing here', `No endpoint answers ${c.req.path}.`));
  app.onError((error, c) => {
    if (error instanceof TooManySignIns) c.header('retry-after', String(error.retryAfterSeconds));
    const answer = toHttpError(error);
    if (answer) return answer.send(c);
    onError(error, c.req.path);
    return sendProblem(c, isDatabaseGone(error) ? 503 : 500, 'The desk failed', 'It has been logged; ask again.');
  });
  return app;
}

/** The answer to what the desk does not do, and says why; undefined for a failure. */
function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof TooManySignIns) return new HttpError(429, 'Too many', error.message);
  if (error instanceof NotAllowed) return new HttpError(403, 'Not allowed', error.message);
  if (error instanceof NotEnded) return new HttpError(409, 'Not done yet', error.message);
  // who types a command knows its usage, and others the fields of their JSON
  if (error instanceof InvalidField) return new HttpError(422, 'Not done', error.ofJson, { typed: error.message });
  if (error instanceof CommandFailed) return new HttpError(422, 'Not done', error.message);
  return undefined;
}

const rejectTooLarge = (c: Parameters<typeof sendProblem>[0]) =>
  sendProblem(c, 413, 'Too large', 'The request has more than it needs.');

const rejectLongText = (c: Parameters<typeof sendProblem>[0]) =>
  sendProblem(c, 413, 'Too large', `A text or a file that is sent in JSON has at most ${MAX_JSON_MB} MB.`);
