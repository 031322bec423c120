export { sharedLanguageOf } from './shared-language.ts';
export { certificatesPath } from './certificate-paths.ts';
