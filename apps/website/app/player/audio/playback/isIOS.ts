/** Whether this is iOS: an iPad, iPhone or iPod, or a Mac that is touched, as iPads call themselves (SPEC 5-14). */
export function isIOS({ platform, maxTouchPoints }: Pick<Navigator, 'platform' | 'maxTouchPoints'>): boolean {
  return /^(iPad|iPhone|iPod)/.test(platform) || (platform.startsWith('Mac') && maxTouchPoints > 0);
}
