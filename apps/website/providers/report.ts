import { type CheckedService, type Finding, isGood } from './finding.ts';

const SIGNS = { fits: '✓', none: '–', skipped: '·', misfit: '✗', unreachable: '✗' };
const WORDS = {
  fits: '',
  none: 'has none',
  skipped: 'not asked',
  misfit: 'does not fit',
  unreachable: 'not reachable',
};

/** The findings of a service, one a line; a warning that fits several of its answers is written below the first. */
export function toLines({ setting, address, findings }: CheckedService): string[] {
  const written = new Set<string>();
  return [`${setting}  ${address}`.trimEnd(), ...findings.flatMap((finding) => formatFinding(finding, written)), ''];
}

function formatFinding({ outcome, request, why, warnings, milliseconds }: Finding, written: Set<string>): string[] {
  const sign = outcome === 'fits' && warnings.length > 0 ? '!' : SIGNS[outcome];
  const result = [WORDS[outcome], why].filter(Boolean).join(': ');
  const time = milliseconds > 0 ? `${milliseconds} ms` : '';
  const lines = warnings.filter((one) => !written.has(one));
  for (const one of lines) written.add(one);
  if (lines.length < warnings.length) lines.push('as above');
  return [`  ${sign} ${[request, result, time].filter(Boolean).join(' · ')}`, ...lines.map((line) => `      ${line}`)];
}

/** A summary with one line for each service: the number of valid answers, and the problems of the others. */
export function toTable(all: CheckedService[]): string[] {
  const rows = all.map(({ setting, findings }) => {
    const count = (...outcomes: Finding['outcome'][]) =>
      findings.filter((one) => outcomes.includes(one.outcome)).length;
    const slowest = Math.max(0, ...findings.map(({ milliseconds }) => milliseconds));
    const warnings = findings.flatMap((one) => one.warnings).length;
    const columns = [
      count('fits'),
      count('misfit'),
      count('unreachable'),
      warnings,
      count('none'),
      count('skipped'),
      `${slowest} ms`,
    ];
    return [setting, ...columns.map(String)];
  });
  const heads = ['service', 'fit', 'do not fit', 'unreachable', 'warnings', 'none', 'not asked', 'slowest'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** The result of the check in one sentence. */
export function toSentence(all: CheckedService[]): string {
  const bad = all.filter(({ findings }) => !findings.every(isGood)).map(({ setting }) => setting);
  if (bad.length === 0) return 'Everything that the site needs fits.';
  return `The site cannot show all it should: look at ${bad.join(', ')}.`;
}
