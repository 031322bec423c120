import { email } from './email.ts';
import { identity } from './identity.ts';
import { system } from './system.ts';

/** The whole API: one entry a capability. */
export const contract = { email, identity, system };

export type { Access, EndpointMeta } from './endpoint.ts';
export { type ErrorCode, errorCodes, errorStatus, type FieldProblem } from './errors.ts';
export { type Profile, passwordLength, type Role, roles, type Session, type User } from './identity.ts';
export { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';
