/** A page of one sentence in Thai, for errors; it needs no other file. */
export function renderPlainPage(title: string, detail: string): string {
  return `<!doctype html>
<html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<h1>${title}</h1><p>${detail} หรือไปที่ <a href="/home">หน้าหลัก</a></p></html>
`;
}
