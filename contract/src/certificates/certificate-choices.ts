/** What certificates can be, apart from the schemas: browsers need these, but no validator. */

/** `replaced` is one that was issued anew, such as after a change of name. */
export const certificateStates = ['valid', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What somebody who checks a serial number is told; `unknown` stands for all that was never issued, or is gone. */
export const verificationStates = [...certificateStates, 'unknown'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Of keys that sign credentials, as the process that is asked sees them: `spare` is one whose file is not there. */
export const credentialKeyStates = ['in-use', 'unreadable', 'spare', 'retired'] as const;

export const certificatesPerPage = 25;
export const revocationReasonLength = 500;
