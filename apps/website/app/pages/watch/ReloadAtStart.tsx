import { useNow } from '../../platform/clock/index.ts';
import { useReloadWhile } from '../../platform/routing/index.ts';

/** Reloads a page that is open when its video is published. `startsAt` in milliseconds since 1970, null when unknown. */
export default function ReloadAtStart({ startsAt }: { startsAt: number | null }) {
  const now = useNow();
  useReloadWhile(startsAt !== null && startsAt <= now);
  return null;
}
