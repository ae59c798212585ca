/**
 * A ref that keeps the height of its element, in px, in a custom property of the page, for styles of what has to make
 * room for it. The property is gone when the element is.
 */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
