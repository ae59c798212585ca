import { ServerResponse } from 'node:http';
import { shiftDate } from './shiftDate.ts';

// Loaded before a program (`node --import`): its clock is `CLOCK_SHIFT_MS` milliseconds away from the machine's.

const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
if (shift !== 0) {
  shiftDate(shift);
  // Node.js takes this header from the machine's clock
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function writeShiftedHead(
    this: ServerResponse,
    ...head: Parameters<typeof writeHead>
  ) {
    if (this.sendDate && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
    return writeHead.apply(this, head);
  } as typeof writeHead;
}
