import { type CertificateState, certificatesPerPage, type IssuedCertificate } from '@navor/contract';
import { type Language, languages, textIn } from '@navor/languages';
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { endedAt, stateOf } from '../certificate-state.ts';
import { type CertificateRow, certificates } from '../certificates.tables.ts';
import { readSerial } from '../issuing/serial-number.ts';

type Wanted = { query: string; state?: CertificateState | undefined; page: number; language: Language };
type CertificatePage = {
  items: IssuedCertificate[];
  total: number;
  page: number;
  per_page: typeof certificatesPerPage;
};

/** Everybody's certificates, those issued last first, by two statements. */
export async function listAllCertificates(db: Db, wanted: Wanted): Promise<CertificatePage> {
  const { query, state, page, language } = wanted;
  const people = peopleSubquery(db, 'people');
  const condition = and(matches(people, query), state && isIn(state));
  const [[found], rows] = await Promise.all([
    db
      .select({ total: count() })
      .from(certificates)
      .innerJoin(people, eq(people.id, certificates.userId))
      .where(condition),
    db
      .select({ row: certificates, holder: { id: people.id, name: people.fullName, email: people.email } })
      .from(certificates)
      .innerJoin(people, eq(people.id, certificates.userId))
      .where(condition)
      .orderBy(desc(certificates.issuedAt), certificates.id)
      .limit(certificatesPerPage)
      .offset((page - 1) * certificatesPerPage),
  ]);
  const items = rows.map(({ row, holder }) => present(row, holder, language));
  return { items, total: found?.total ?? 0, page, per_page: certificatesPerPage };
}

function present(row: CertificateRow, holder: IssuedCertificate['holder'], language: Language): IssuedCertificate {
  return {
    ...{ id: row.id, serial: row.serial, state: stateOf(row), holder, holder_name: row.holderName },
    ...{ course_title: textIn(row.courseTitle, language), issued_at: row.issuedAt },
    ...{ ended_at: endedAt(row), revocation_reason: row.revocationReason, has_newer: row.replacedAt !== null },
  };
}

/** The same as `stateOf` says of a row. */
function isIn(state: CertificateState): SQL | undefined {
  const { revokedAt, replacedAt } = certificates;
  switch (state) {
    case 'valid':
      return and(isNull(revokedAt), isNull(replacedAt));
    case 'revoked':
      return isNotNull(revokedAt);
    case 'replaced':
      return and(isNull(revokedAt), isNotNull(replacedAt));
  }
}

function matches(people: ReturnType<typeof peopleSubquery>, query: string): SQL | undefined {
  if (!query) return undefined;
  const serial = readSerial(query);
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    serial ? eq(certificates.serial, serial) : ilike(certificates.serial, pattern),
    ilike(certificates.holderName, pattern),
    ilike(people.fullName, pattern),
    ilike(people.email, pattern),
    // By name and not by jsonb_each_text: that would be run for each certificate there is.
    ...languages.map((language) => ilike(sql`${certificates.courseTitle} ->> ${language}`, pattern)),
  );
}
