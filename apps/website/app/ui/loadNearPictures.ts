/** The distance from the window at which a picture is loaded (SPEC 9.7-01). */
const OFFSET = '1000px';

/**
 * Loads lazy pictures, also those added later, once they are near the window: the browsers' own distances differ.
 * Returns what stops it.
 */
export function loadNearPictures(): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLImageElement).loading = 'eager';
        near.unobserve(target);
      }
    },
    // the second observer is for pictures in rows that scroll sideways
    { rootMargin: OFFSET, scrollMargin: OFFSET },
  );
  const observe = () => {
    for (const picture of document.querySelectorAll('img[loading="lazy"]')) near.observe(picture);
  };
  const added = new MutationObserver(observe);
  added.observe(document.body, { childList: true, subtree: true });
  observe();
  return () => {
    near.disconnect();
    added.disconnect();
  };
}
