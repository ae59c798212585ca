/** Where a channel's schedule is subscribed to, or one thing of it is had as an entry of a calendar (RFC 5545). */
export function toCalendarPath(channel: string, startsAt?: number): string {
  const entry = startsAt === undefined ? '' : `/${startsAt / 1000}`;
  return `/program/schedules/${channel}${entry}.ics`;
}
