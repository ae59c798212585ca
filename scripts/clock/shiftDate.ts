/**
 * Shifts the clock of this program, or page, by so many milliseconds from the machine's. A browser gets the text of
 * this function, so it must use nothing from outside.
 */
export function shiftDate(shiftMs: number): void {
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
