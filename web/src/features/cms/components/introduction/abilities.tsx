import { BookOpenText, Eye, History, Languages, ListChecks, type LucideIcon, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const abilities = [
  { name: 'lessons', Icon: BookOpenText },
  { name: 'quizzes', Icon: ListChecks },
  { name: 'languages', Icon: Languages },
  { name: 'preview', Icon: Eye },
  { name: 'history', Icon: History },
  { name: 'together', Icon: UsersRound },
] as const satisfies readonly { name: string; Icon: LucideIcon }[];

/** What authors can do here, for who is none yet. */
export function Abilities() {
  const { t } = useTranslation('cms');
  return (
    <section aria-labelledby="cms-abilities" className="grid gap-4">
      <h2 id="cms-abilities" className="font-semibold text-xl md:text-2xl">
        {t('abilities.title')}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {abilities.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4 bg-surface p-5 md:flex-col md:p-6">
            <Icon aria-hidden className="size-6 shrink-0 text-action" strokeWidth={1.5} />
            <div className="grid gap-1">
              <h3 className="font-semibold">{t(`abilities.${name}.title`)}</h3>
              <p className="text-[0.9375rem] text-muted leading-relaxed">{t(`abilities.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
