import { WEBSITE } from '../support/addresses.ts';
import { PLAYLIST, readPlaylist } from '../support/listening.ts';
import { expect, test } from './fixtures.ts';
import { startLossyNetwork } from './lossyNetwork.ts';

const BANNER = { role: 'banner' };
const NETWORK = 'เว็บไซต์ในเครือข่าย';

test('a menu and the player whose scripts were lost on the way come at the next press', async ({ person, request }) => {
  await readPlaylist(request, 1, WEBSITE);
  const network = await startLossyNetwork(/\/assets\/(NetworkCard|player)-[^/]+\.js$/);
  try {
    await person.open(network.address + PLAYLIST);
    await person.press('button', NETWORK, BANNER);
    await person.reads('เปิดเมนูไม่สำเร็จ');
    await person.press('button', NETWORK, BANNER);
    await person.press('button', NETWORK, BANNER);
    await person.sees('link', /ศาลาเพลย์/, BANNER);
    await person.press('button', NETWORK, BANNER);

    await person.press('button', 'ฟังทั้งหมด');
    await person.reads('หรือโหลดหน้านี้ใหม่');
    await person.press('button', 'ฟังทั้งหมด');
    await person.sees('region', 'เครื่องเล่นอ่านให้ฟัง');
    expect(network.lost.size).toBe(2);
  } finally {
    network.close();
  }
});
