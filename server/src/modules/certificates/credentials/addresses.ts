import { screenPath } from '@navor/contract';

/**
 * Where the documents are that a credential refers to. They are in files that people have kept for years: none of these may
 * ever change. `origin` is the address of this installation.
 */
export const issuerUrl = (origin: string) => `${origin}/api/credentials/issuer`;
export const keyUrl = (origin: string, id: string) => `${origin}/api/credentials/keys/${id}`;
export const statusListUrl = (origin: string, list: number) => `${origin}/api/credentials/status/${list}`;
export const achievementUrl = (origin: string, courseId: string) =>
  `${origin}/api/credentials/achievements/${encodeURIComponent(courseId)}`;
/** Where anybody checks a certificate: on its paper, in its code and in its credential alike. */
export const verifyUrl = (origin: string, serial: string) => `${origin}${screenPath('verifyCertificate', { serial })}`;

/** The vocabularies of all documents: Verifiable Credentials 2.0 and Open Badges 3.0. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;
