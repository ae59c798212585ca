import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a place has come as near to what is seen as `offset`, a CSS length; it stays so. `place` is for its element.
 */
export function useNear<Place extends Element>(
  offset: string,
  initially = false,
): { place: RefObject<Place | null>; isNear: boolean } {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(initially);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: offset });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, offset]);
  return { place, isNear };
}
