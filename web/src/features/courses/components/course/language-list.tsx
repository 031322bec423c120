import type { Language } from '@navor/contract/languages';
import { Fragment } from 'react';
import { languageNames } from '#platform/i18n/language-names.ts';

export function LanguageList({ languages }: { languages: readonly Language[] }) {
  return languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ', '}
      <span lang={language}>{languageNames[language]}</span>
    </Fragment>
  ));
}
