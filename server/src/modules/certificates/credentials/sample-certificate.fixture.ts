import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test-support/test-server.ts';
import { type CertificateRow, certificates, credentialStatuses } from '../certificates.tables.ts';

/** A certificate straight in the tables, of a course that exists nowhere else. */
export async function insertSampleCertificate(
  { services: { db } }: TestServer,
  userId: string,
  given: Partial<CertificateRow> = {},
): Promise<CertificateRow> {
  const [status] = await db.insert(credentialStatuses).values({}).returning();
  if (!status) throw new Error('No place in the status list');
  const [row] = await db
    .insert(certificates)
    .values({ ...sampleCourse, serial: sampleSerial(), userId, statusPosition: status.position, ...given })
    .returning();
  if (!row) throw new Error('No certificate');
  return row;
}

export async function revokeSampleCertificate({ services: { db } }: TestServer, row: CertificateRow): Promise<void> {
  await db
    .update(credentialStatuses)
    .set({ revokedAt: new Date() })
    .where(eq(credentialStatuses.position, row.statusPosition));
}

const sampleCourse = {
  courseId: 'osnove-elektrotehnike',
  holderName: 'Živa Črnčič-Groß',
  courseTitle: { sl: 'Osnove elektrotehnike', en: 'Electrical basics', de: 'Grundlagen der Elektrotechnik' },
  courseSummary: {
    sl: 'Tok, napetost, upor.',
    en: 'Current, voltage, resistance.',
    de: 'Strom, Spannung, Widerstand.',
  },
  outcomes: {
    sl: ['izračunati tok v vezju', 'izmeriti napetost'],
    en: ['calculate the current in a circuit', 'measure a voltage'],
    de: ['den Strom in einer Schaltung berechnen', 'eine Spannung messen'],
  },
  themeId: 'elektrotehnika',
  themeTitle: { sl: 'Elektrotehnika', en: 'Electrical engineering', de: 'Elektrotechnik' },
  level: 'beginner' as const,
  drawing: '<svg viewBox="0 0 240 192"><path class="fill-paper" stroke="currentColor" d="M0 0h9"></path></svg>',
  hours: 20,
  gradePercent: 87,
  completedAt: new Date('2026-03-01T10:00:00.250Z'),
  issuedAt: new Date('2026-03-01T10:00:01.500Z'),
} satisfies Partial<CertificateRow>;

/** One that is in no table. */
export const sampleCertificateRow: CertificateRow = {
  ...sampleCourse,
  id: randomUUID(),
  serial: sampleSerial(),
  userId: randomUUID(),
  statusPosition: 7,
  ...{ replacesId: null, replacedAt: null, revokedAt: null, revocationReason: null },
  ...{ showsName: true, showsGrade: false, isListed: false },
};

function sampleSerial(): string {
  const digits = randomBytes(8).toString('hex').toUpperCase();
  return `NV-${digits.match(/.{4}/g)?.join('-')}`;
}
