/** The address of a channel's calendar (RFC 5545), or of the calendar entry of a single airing. */
export function toCalendarPath(channel: string, startsAt?: number): string {
  const entry = startsAt === undefined ? '' : `/${startsAt / 1000}`;
  return `/program/schedules/${channel}${entry}.ics`;
}
