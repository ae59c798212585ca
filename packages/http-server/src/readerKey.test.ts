import { expect, test } from 'vitest';
import { toReaderKey } from './readerKey.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
  ['x'.repeat(1000), 'x'.repeat(64)],
])('the reader key of %s is %s', (address, key) => {
  expect(toReaderKey(address)).toBe(key);
});
