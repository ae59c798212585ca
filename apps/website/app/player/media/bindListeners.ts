/** Listens to several events of one target. Returns what ends it. */
export function bindListeners(target: EventTarget, listeners: Record<string, () => void>): () => void {
  for (const [type, listen] of Object.entries(listeners)) target.addEventListener(type, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners)) target.removeEventListener(type, listen);
  };
}
