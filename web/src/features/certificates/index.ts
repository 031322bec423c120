export { certificatesPath } from './certificate-paths.ts';
export { sharedLanguageOf } from './shared-language.ts';
