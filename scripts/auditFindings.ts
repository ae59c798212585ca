/** What `npm audit --json` says, as far as it is looked at. */
interface Said {
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
}

const GRAVE = new Set(['high', 'critical']);

/**
 * What `npm audit --json` has found that is grave, as sentences.
 * @throws {Error} when it is no report of an audit: nobody has looked
 */
export function graveFindings(said: string): string[] {
  const { auditReportVersion, message, vulnerabilities } = parsed(said) ?? {};
  if (auditReportVersion !== 2 || !vulnerabilities) throw new Error(message ?? 'npm said nothing that is a report');
  return Object.entries(vulnerabilities)
    .filter(([, { severity = '' }]) => GRAVE.has(severity))
    .map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`);
}

function parsed(text: string): Said | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
