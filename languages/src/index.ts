export * from './languages.ts';
export * from './translated.ts';
