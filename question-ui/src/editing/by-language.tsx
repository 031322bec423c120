import { type Language, languages } from '@navor/languages';
import { Badge } from '@navor/ui/badge.tsx';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownLanguages } from './editing-languages.tsx';
import { type FieldAt, fieldId } from './editing-props.ts';
import { GroupProblems } from './field-problems.tsx';

type ByLanguageProps = FieldAt & {
  legend: string;
  help?: ReactNode;
  /** Languages that it does not exist in. */
  missing: readonly Language[];
  /** The field of one language. Its label has the legend in it, for those who do not see that it stands below it. */
  children: (language: Language, label: ReactNode) => ReactNode;
};

/** A text in several languages, side by side where there is room. */
export function ByLanguage({ id, place, problems, legend, help, missing, children }: ByLanguageProps) {
  const { t } = useTranslation('quiz-editing');
  const shown = useShownLanguages();
  const own = fieldId(id, place);
  const messages = problems(place);
  const describedBy = [messages.length > 0 && `${own}-problems`, help && `${own}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={own}
      aria-describedby={describedBy || undefined}
      className="@container grid min-w-0 scroll-mt-6 content-start"
    >
      <legend className="mb-1.5 flex flex-wrap items-center gap-2 font-medium text-sm">
        {legend}
        {missing.length > 0 && (
          <Badge tone="warn">
            {t('missing', { languages: missing.map((one) => t(`languages.${one}`)).join(', ') })}
          </Badge>
        )}
      </legend>
      <div className={clsx('grid gap-3', shown.length > 1 && '@2xl:grid-cols-3')}>
        {languages
          .filter((language) => shown.includes(language))
          .map((language) => (
            <div key={language} id={fieldId(id, [...place, language])} className="min-w-0 scroll-mt-6">
              {children(
                language,
                <span className="font-normal text-muted">
                  <VisuallyHidden>{legend}, </VisuallyHidden>
                  {t(`languages.${language}`)}
                </span>,
              )}
            </div>
          ))}
      </div>
      {help && (
        <p id={`${own}-help`} className="mt-1.5 text-muted text-sm">
          {help}
        </p>
      )}
      <div className="mt-1.5 empty:hidden">
        <GroupProblems id={`${own}-problems`} messages={messages} />
      </div>
    </fieldset>
  );
}
