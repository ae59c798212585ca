/** How far from the window a picture is loaded (SPEC 9.7-01). */
const OFFSET = '1000px';

/**
 * Loads the document's lazy pictures, those that are added later as well, once they come near: every browser has a
 * distance of its own. Returns what stops it.
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
    // the second for those in rows that are scrolled themselves
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
