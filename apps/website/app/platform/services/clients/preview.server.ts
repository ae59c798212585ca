import { articlePreview } from '@sala/contracts';
import { mainApi } from './mainApi.server.ts';

// The Main API of the specification has no such call, and answers 404.

/** The preview of a draft, which needs its token: 403 when that is wrong or has expired, 404 when the draft is gone. */
export function fetchPreview(token: string, signal: AbortSignal) {
  return mainApi.fetchArea('preview', `/preview?token=${encodeURIComponent(token)}`, articlePreview, signal);
}
