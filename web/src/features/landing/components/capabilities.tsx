import {
  Award,
  BookOpen,
  CalendarDays,
  LibraryBig,
  type LucideIcon,
  MessageSquareText,
  SquareCheckBig,
  Trophy,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

export function Capabilities() {
  const { t } = useTranslation('landing');

  return (
    <Section title={t('capabilities.title')}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
        {CAPABILITIES.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4 bg-surface p-5 md:flex-col md:p-6">
            <Icon className="size-6 shrink-0 text-action" strokeWidth={1.5} />
            <div>
              <h3 className="font-semibold">{t(`capabilities.${name}.title`)}</h3>
              <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted">{t(`capabilities.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CAPABILITIES = [
  { name: 'courses', Icon: BookOpen },
  { name: 'quizzes', Icon: SquareCheckBig },
  { name: 'library', Icon: LibraryBig },
  { name: 'assistant', Icon: MessageSquareText },
  { name: 'calendar', Icon: CalendarDays },
  { name: 'tutors', Icon: UserRound },
  { name: 'groups', Icon: UsersRound },
  { name: 'certificates', Icon: Award },
  { name: 'achievements', Icon: Trophy },
] as const satisfies readonly { name: string; Icon: LucideIcon }[];
