import { afterEach, expect, test, vi } from 'vitest';
import { loadNearPictures } from './loadNearPictures.ts';

afterEach(() => vi.unstubAllGlobals());

test('[9.7-01] a lazy picture, even one added later, is loaded within 1,000 px of the window and then not observed', () => {
  const observed = new Set<object>();
  const stopped: string[] = [];
  let options: IntersectionObserverInit | undefined;
  let tell: (entries: object[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell, init: IntersectionObserverInit) {
        tell = callback;
        options = init;
      }
      observe = (picture: object) => observed.add(picture);
      unobserve = (picture: object) => observed.delete(picture);
      disconnect = () => stopped.push('pictures');
    },
  );
  let change = () => {};
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        change = callback;
      }
      observe = () => {};
      disconnect = () => stopped.push('document');
    },
  );
  const pictures = [{ loading: 'lazy' }, { loading: 'lazy' }];
  vi.stubGlobal('document', {
    body: {},
    querySelectorAll: (selector: string) => {
      expect(selector).toBe('img[loading="lazy"]');
      return pictures.filter(({ loading }) => loading === 'lazy');
    },
  });

  const stop = loadNearPictures();
  expect(options).toEqual({ rootMargin: '1000px', scrollMargin: '1000px' });
  tell(pictures.map((target, index) => ({ target, isIntersecting: index === 0 })));
  expect(pictures).toEqual([{ loading: 'eager' }, { loading: 'lazy' }]);
  pictures.push({ loading: 'lazy' });
  change();
  expect([...observed]).toEqual(pictures.slice(1));
  tell([{ target: pictures[2], isIntersecting: true }]);
  expect(pictures[2]).toEqual({ loading: 'eager' });
  stop();
  expect(stopped).toEqual(['pictures', 'document']);
});
