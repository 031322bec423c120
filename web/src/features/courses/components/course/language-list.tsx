import { type Language, languageNames } from '@navor/languages';
import { Fragment } from 'react';

export function LanguageList({ languages }: { languages: readonly Language[] }) {
  return languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ', '}
      <span lang={language}>{languageNames[language]}</span>
    </Fragment>
  ));
}
