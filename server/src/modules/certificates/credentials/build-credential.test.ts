import { languages } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import type { CertificateRow } from '../certificates.tables.ts';
import { buildCredential } from './build-credential.ts';
import { sampleCertificateRow } from './sample-certificate.fixture.ts';
import { openBadgeProblems } from './validate-open-badge.fixture.ts';

const wording = {
  language: 'en',
  origin: 'https://navor.example',
  say: (language: string, key: string) => `${key} in ${language}`,
} as const;

function build(given: Partial<CertificateRow> = {}, options: Partial<Parameters<typeof buildCredential>[1]> = {}) {
  return buildCredential({ ...sampleCertificateRow, ...given }, { ...wording, ...options });
}

describe('a credential', () => {
  it.each(languages)('satisfies the published schema of Open Badges 3.0, in %s', (language) => {
    expect(openBadgeProblems(build({}, { language }))).toEqual([]);
    expect(openBadgeProblems(build({ gradePercent: null, drawing: null }, { language }))).toEqual([]);
  });

  it('would not satisfy it without what it is given for', () => {
    const { achievement: _, ...subject } = build().credentialSubject;
    const problems = openBadgeProblems({ ...build(), credentialSubject: subject });
    expect(problems).toContain("json: /credentialSubject must have required property 'achievement'");
    expect(problems).toContain("json-ld: /credentialSubject must have required property 'achievement'");
  });

  it('names the holder as the certificate does, and tells nothing else of them', () => {
    const { identifier } = build({ holderName: 'Živa Črnčič-Groß' }).credentialSubject;
    expect(identifier).toEqual([
      { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: 'Živa Črnčič-Groß' },
    ]);
    expect(JSON.stringify(build())).not.toContain(sampleCertificateRow.userId);
  });

  it('is dated by when it was issued, and remembers when it was earned', () => {
    const completedAt = new Date('2026-01-31T23:30:00Z');
    const issuedAt = new Date('2026-05-02T08:00:00Z');
    expect(build({ completedAt, issuedAt })).toMatchObject({
      validFrom: '2026-05-02T08:00:00.000Z',
      awardedDate: '2026-01-31T23:30:00.000Z',
    });
    expect(build()).not.toHaveProperty('validUntil');
    const validUntil = new Date('2027-01-01T00:00:00Z');
    expect(build({}, { validUntil })).toMatchObject({ validUntil: '2027-01-01T00:00:00.000Z' });
  });

  it('tells the grade as a result that its achievement describes', () => {
    const { credentialSubject } = build({ gradePercent: 0 });
    const [described] = credentialSubject.achievement.resultDescription ?? [];
    expect(described).toMatchObject({ resultType: 'Percent', valueMin: '0', valueMax: '100' });
    expect(credentialSubject.result).toEqual([{ type: ['Result'], resultDescription: described?.id, value: '0' }]);
  });

  it('has no result for a course without quizzes', () => {
    const { credentialSubject } = build({ gradePercent: null });
    expect(credentialSubject).not.toHaveProperty('result');
    expect(credentialSubject.achievement).not.toHaveProperty('resultDescription');
  });

  it('is in the default language as a whole where a text lacks the asked one', () => {
    const { name, credentialSubject } = build({ outcomes: { sl: ['izmeriti tok'] } }, { language: 'de' });
    expect(name).toBe('Osnove elektrotehnike');
    expect(credentialSubject.achievement).toMatchObject({
      inLanguage: 'sl',
      description: 'Tok, napetost, upor.',
      criteria: { narrative: 'criteria in sl\n\n- izmeriti tok' },
    });
  });

  it('carries the course’s drawing in itself', () => {
    const { image } = build().credentialSubject.achievement;
    const picture = Buffer.from(image?.id.replace('data:image/svg+xml;base64,', '') ?? '', 'base64').toString();
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" color="#[0-9a-f]{6}" viewBox="0 0 240 192">/);
    expect(picture).not.toContain('class=');
  });

  it('has a place of its own in a status list, in the next one when a list is full', () => {
    const entryOf = (statusPosition: number) => build({ statusPosition }).credentialStatus;
    expect(entryOf(131_071)).toMatchObject({
      statusListIndex: '131071',
      statusListCredential: 'https://navor.example/api/credentials/status/1',
    });
    expect(entryOf(131_072)).toMatchObject({
      id: 'https://navor.example/api/credentials/status/2#0',
      statusListIndex: '0',
      statusListCredential: 'https://navor.example/api/credentials/status/2',
    });
  });
});
