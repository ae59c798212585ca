import { MINUTE_MS } from '@sala/thai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pollWhileVisible } from '../polling/index.ts';
import { reloadPage } from './reloadPage.ts';

/** Longer than browsers may cache the page as it was before (server/cacheControl.ts). */
const RETRY_MS = 2 * MINUTE_MS;
/** Spreads the requests, so that not all readers send one in the second in which the page is outdated. */
const MAX_FIRST_DELAY_MS = 10_000;

/** Reloads the page while it is outdated, but not while a video plays, which this would stop. */
export function useReloadWhile(isOutdated: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOutdated) return;
    const reload = async () => isVideoPlaying() || reloadPage(navigate);
    return pollWhileVisible(reload, RETRY_MS, Math.random() * MAX_FIRST_DELAY_MS);
  }, [isOutdated, navigate]);
}

const isVideoPlaying = (): boolean => [...document.querySelectorAll('video')].some(({ paused }) => !paused);
