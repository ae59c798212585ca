const KEY = 'readStories';
/** How many stories a browser remembers that it was read in. */
export const MOST_READ = 20;

/** The ids of the stories read in this browser, the newest first; none when it keeps nothing, or something else. */
export function readStories(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST_READ) : [];
  } catch {
    return [];
  }
}

/** Remembers a story, in this browser alone. */
export function rememberStory(id: string): void {
  try {
    const others = readStories().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST_READ)));
  } catch {
    // a browser that keeps nothing is offered what everybody is
  }
}
