import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newsroomCommand } from './newsroomCommand.ts';

/** How many old articles are added to the region section: with those of the demo they make three pages. */
export const IMPORTED = 50;

/** Imports an archive of several pages into the newsroom, with the command for importing news. */
export default function importArchive(): void {
  const directory = mkdtempSync(join(tmpdir(), 'sala-archive-'));
  const file = join(directory, 'archive.ndjson');
  const lines = Array.from({ length: IMPORTED }, (_, index) =>
    JSON.stringify({
      id: `archive-${index + 1}`,
      category: 'ด้านความมั่นคง',
      title: `ข่าวเก่าจากคลังภูมิภาค เรื่องที่ ${index + 1}`,
      publishedAt: `2024-${String(12 - (index % 12)).padStart(2, '0')}-01`,
      paragraphs: ['เจ้าหน้าที่และชาวบ้านร่วมกันซ่อมสะพานไม้ข้ามคลองหลังน้ำลด', 'สะพานเปิดใช้ได้อีกครั้งในเช้าวันรุ่งขึ้น'],
    }),
  );
  try {
    writeFileSync(file, lines.join('\n'));
    newsroomCommand(['import', file]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
