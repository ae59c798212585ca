import { type RefObject, useEffect, useMemo, useState } from 'react';
import { bindListeners } from './bindListeners.ts';

/**
 * The value of a slider in words. While the slider has the focus they change only when the reader seeks or pauses,
 * because screen readers read each change of the focused slider aloud.
 */
export function useSliderText(
  slider: RefObject<HTMLInputElement | null>,
  media: HTMLMediaElement,
  text: string,
): string {
  const [hasFocus, setFocus] = useState(false);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!slider.current) return;
    const count = () => setChanges((before) => before + 1);
    const unbindMedia = bindListeners(media, { seeked: count, pause: count, loadedmetadata: count });
    const unbindSlider = bindListeners(slider.current, { focus: () => setFocus(true), blur: () => setFocus(false) });
    return () => {
      unbindMedia();
      unbindSlider();
    };
  }, [slider, media]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the latest of these changes
  return useMemo(() => text, [hasFocus || text, changes]);
}
