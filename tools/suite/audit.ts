/** Whether a library that the server or the page ships has a known hole. */

import { execFile } from 'node:child_process';
import type { Outcome, Step } from './step.ts';
import { NOTHING } from './tally.ts';

/** In milliseconds: npm itself tries for a quarter of an hour. */
const PATIENCE_MS = 60_000;

export const audit: Step = auditWithin(PATIENCE_MS);

/** It asks the registry; where that does not answer in time nobody can know, and the check counts as skipped. */
export function auditWithin(patience: number, environment: NodeJS.ProcessEnv = {}): Step {
  return {
    name: 'known holes',
    run: () =>
      new Promise((resolve) => {
        execFile(
          'npm',
          // Offline npm asks nobody, and reports that nothing is known.
          ['audit', '--json', '--omit=dev', '--offline=false'],
          {
            shell: process.platform === 'win32',
            maxBuffer: 64 * 2 ** 20,
            timeout: patience,
            env: { ...process.env, ...environment },
          },
          // npm exits with 1 both when it finds something and when it cannot ask: the report tells which.
          (_error, stdout) => resolve(outcomeOf(stdout)),
        );
      }),
  };
}

/** The severities that fail the check; the rest is shown. */
const SEVERE = ['high', 'critical'];

function outcomeOf(report: string): Outcome {
  const found = readReport(report)?.vulnerabilities;
  if (found === undefined) {
    return {
      tally: { ...NOTHING, skipped: 1 },
      skips: ['known holes: the registry could not be asked about the libraries'],
    };
  }
  const holes = Object.values(found);
  for (const { name, severity, range } of holes) {
    process.stdout.write(`${severity}: ${name} ${range} (npm audit tells more)\n`);
  }
  const isSevere = holes.some(({ severity }) => SEVERE.includes(severity));
  return { tally: isSevere ? { ...NOTHING, failed: 1 } : { ...NOTHING, passed: 1 } };
}

/** What we read of npm's report. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string; readonly range: string }>
  >;
}

function readReport(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return undefined;
  }
}
