/**
 * A ref that keeps the height of its element, in px, in a custom property of the page, for styles of what has to make
 * room for it. The property is gone when the element is. The function also serves as an effect, for an element of
 * another component.
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
