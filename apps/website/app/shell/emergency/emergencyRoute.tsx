import type { Emergency } from '@sala/contracts';
import { toJsonResponse } from '../../platform/requests/index.server.ts';
import { fetchEmergency } from '../../platform/services/index.server.ts';

/** What is raised, `{text, href}`, or `{}`, for {@link watchEmergency}: tiny, and the same for everybody. */
export async function loader() {
  return toJsonResponse<Partial<Emergency>>((await fetchEmergency()) ?? {});
}
