import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once an element has come within `offset`, a CSS length, of the window. `place` is the ref for that element. */
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
