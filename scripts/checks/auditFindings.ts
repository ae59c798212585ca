/** The fields of `npm audit --json` that are used. */
interface AuditReport {
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
}

const GRAVE = new Set(['high', 'critical']);

/**
 * The serious findings of `npm audit --json`, as sentences.
 * @throws {Error} when it is not the report of an audit, which then proves nothing
 */
export function listGraveFindings(report: string): string[] {
  const { auditReportVersion, message, vulnerabilities } = parseReport(report) ?? {};
  if (auditReportVersion !== 2 || !vulnerabilities) throw new Error(message ?? 'npm said nothing that is a report');
  return Object.entries(vulnerabilities)
    .filter(([, { severity = '' }]) => GRAVE.has(severity))
    .map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`);
}

function parseReport(text: string): AuditReport | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
