import { guaranteeDays, trialDays } from '@navor/contract/choices';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CLAIMS } from '../claims.ts';
import { formatRange } from '../number-formats.ts';

const QUESTIONS = ['trial', 'guarantee', 'languages', 'knowledge', 'time', 'payment', 'cancel', 'hosting'] as const;

/** Where nobody takes payments these say nothing; the guarantee holds for whatever is ever paid. */
const ABOUT_PAYING: readonly string[] = ['trial', 'payment', 'cancel'];

export function Faq({ canSubscribe }: { canSubscribe: boolean }) {
  const { t, i18n } = useTranslation(['landing', 'plans']);
  const weeks = formatRange(CLAIMS.weeksPerCourse, i18n.language);
  const hours = formatRange(CLAIMS.hoursPerWeek, i18n.language);

  const questions = QUESTIONS.filter((question) => canSubscribe || !ABOUT_PAYING.includes(question));
  const answers = {
    trial: t('faq.trial.answer', { period: t('plans:days', { count: trialDays }) }),
    guarantee: t('faq.guarantee.answer', { period: t('plans:days', { count: guaranteeDays }) }),
    languages: t('faq.languages.answer'),
    knowledge: t('faq.knowledge.answer'),
    time: t('faq.time.answer', { weeks, hours }),
    payment: t('faq.payment.answer'),
    cancel: t('faq.cancel.answer'),
    hosting: t('faq.hosting.answer'),
  };

  return (
    <section id="faq" aria-labelledby="faq-title" className="-scroll-mt-2 border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 md:px-8 lg:grid-cols-3 lg:py-24">
        <div className="grid content-start gap-4">
          <h2 id="faq-title" className="text-2xl font-semibold tracking-tight sm:text-3xl">
            {t('faq.title')}
          </h2>
          <Link to={href('/faq')} className="justify-self-start text-action hover:underline">
            {t('faq.all')}
          </Link>
        </div>
        <div className="divide-y divide-line border-y border-line lg:col-span-2">
          {questions.map((question) => (
            <details key={question} className="group">
              <summary className="flex list-none items-center justify-between gap-4 py-4 font-medium hover:text-action [&::-webkit-details-marker]:hidden">
                {t(`faq.${question}.question`)}
                <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
              </summary>
              <p className="max-w-reading pr-8 pb-5 text-reading text-muted">{answers[question]}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
