/**
 * The props of an `img` that is loaded when it comes near ({@link loadNearPictures}), or, with `eager`, at once and with
 * high priority: the most important one of a page. React may find another `loading` than it rendered, because an image
 * can come near before it is hydrated.
 */
export const toLoadingProps = (eager?: boolean) =>
  ({
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    suppressHydrationWarning: true,
  }) as const;
