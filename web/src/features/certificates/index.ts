export { sharedLanguageOf } from './shared-language.ts';
