import { homeTimeZone } from '@navor/contract';
import { commonLanguage, type Language, locales, monthStyles, textIn } from '@navor/languages';
import type { Texts } from '../../../platform/texts.ts';
import { stateOf } from '../certificate-state.ts';
import type { CertificateRow } from '../certificates.tables.ts';

/** What is printed of a certificate. */
export type PrintedCertificate = Pick<
  CertificateRow,
  | 'serial'
  | 'holderName'
  | 'courseTitle'
  | 'outcomes'
  | 'themeId'
  | 'themeTitle'
  | 'level'
  | 'drawing'
  | 'hours'
  | 'gradePercent'
  | 'completedAt'
  | 'issuedAt'
  | 'replacedAt'
  | 'revokedAt'
>;

type Circumstances = { language: Language; texts: Texts; verifyUrl: string; origin: string };

/** A name and what it is, such as Date and 9 March 2026. */
export type Fact = { label: string; value: string };

export type CertificateWords = ReturnType<typeof certificateWords>;

/** Everything that a certificate says, and its pictures, in one language. Pure data: threads draw from it. */
export function certificateWords(row: PrintedCertificate, { language, texts, verifyUrl, origin }: Circumstances) {
  const say = (key: string, values?: Record<string, unknown>) =>
    texts.say(language, `certificates:paper.${key}`, values);
  const { date, percent } = formatsOf(language);
  // The course speaks one language throughout, which is another where a translation is missing.
  const courseLanguage = commonLanguage(language, row.courseTitle, row.outcomes);
  const course = textIn(row.courseTitle, courseLanguage);
  const state = stateOf(row);
  const { serial, gradePercent } = row;
  return {
    ...{ language, courseLanguage, state, serial, verifyUrl, author: 'Navor', at: row.issuedAt },
    title: say('title', { course }),
    heading: say('heading'),
    /** What is said instead of an award. */
    notices: { revoked: say('revoked'), replaced: say('replaced') },
    awarded: say('awarded'),
    holderName: row.holderName,
    unprintableName: say('unprintableName'),
    completed: say('completed'),
    courseTitle: course,
    theme: { id: row.themeId, title: textIn(row.themeTitle, language) },
    level: texts.say(language, `courses:levels.${row.level}`),
    outcomesLabel: say('outcomes'),
    outcomes: textIn(row.outcomes, courseLanguage),
    hours: { label: say('hours'), value: say('hoursValue', { count: row.hours }) } satisfies Fact,
    date: { label: say('date'), value: date(row.completedAt) } satisfies Fact,
    grade: gradePercent === null ? undefined : ({ label: say('grade'), value: percent(gradePercent) } satisfies Fact),
    serialLabel: say('serial'),
    issued: say('issued', { date: date(row.issuedAt) }),
    issuer: `Navor, ${withoutScheme(origin)}`,
    verify: say('verify'),
    verifyAddress: withoutScheme(verifyUrl),
    verifySays: say('verifySays', { serial }),
    qrAlt: say('qrAlt', { address: withoutScheme(verifyUrl) }),
    drawing: row.drawing,
    drawingAlt: say('drawingAlt', { course }),
    markAlt: say('markAlt'),
  };
}

/** Days are those where Navor is at home: on paper there is no other clock. */
function formatsOf(language: Language) {
  const locale = locales[language];
  const month = monthStyles[language];
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: homeTimeZone });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    date: (moment: Date) => dates.format(moment),
    percent: (value: number) => percents.format(value / 100),
  };
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
