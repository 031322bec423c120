import { languageNames, languages } from '@navor/languages';
import type { ReactNode } from 'react';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

const choices = languages.map((language) => ({ value: language, label: languageNames[language], lang: language }));

export default function LanguageOptions({ trigger }: { trigger: ReactNode }) {
  const { language, setLanguage } = useLanguageContext();
  return <ChoiceMenu trigger={trigger} value={language} choices={choices} onChoose={setLanguage} />;
}
