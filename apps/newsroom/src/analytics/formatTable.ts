/** Rows below their heads, in columns: words to the left, numbers to the right. */
export function formatTable(heads: string[], rows: (string | number)[][]): string[] {
  const cells = [heads, ...rows.map((row) => row.map((cell) => cell.toLocaleString('en-US')))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const isNumber = heads.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  return cells.map((row) =>
    `  ${row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}
