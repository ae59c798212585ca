/** What the buttons of a lock screen, of headphones and of a car may do. */
export type SessionActions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** Says what those buttons do from now on; `null` for nothing any more. */
export function setSessionActions(session: MediaSession, actions: SessionActions, isOurs = true): void {
  for (const [action, handler] of Object.entries(actions))
    try {
      session.setActionHandler(action as MediaSessionAction, isOurs ? handler : null);
    } catch {
      // not every browser knows every button
    }
}
