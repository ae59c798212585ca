/**
 * From now on the clock of this program, or page, is so many milliseconds away from the machine's. A browser gets the
 * text of this function: it uses nothing from outside.
 */
export function shiftDate(shiftMs: number): void {
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
