import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { Abilities } from '../components/showcase/abilities.tsx';
import { Examples } from '../components/showcase/examples.tsx';
import { MessagesByPlan } from '../components/showcase/messages-by-plan.tsx';
import { ShowcaseHero } from '../components/showcase/showcase-hero.tsx';
import { TeachingSteps } from '../components/showcase/teaching-steps.tsx';
import { Trial } from '../components/showcase/trial.tsx';
import type { Route } from './+types/showcase.ts';

export const handle: ScreenHandle = { namespaces: ['assistant-showcase', 'assistant', 'formula', 'calculator'] };

export const links: Route.LinksFunction = mathFonts;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return { examples: await api.assistant.answers.examples({ language: preferences.language }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = String(form.get('text') ?? '').trim();
  const { language } = pageOf(context).preferences;
  const answer = await submitted({ text }, () => apiOf(context).assistant.answers.try({ text, language }));
  return answer.kind === 'refused' ? answer.response : { question: text, answer: answer.result };
}

export default function ShowcaseScreen({ loaderData: { examples }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('assistant-showcase');
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} />
      <ShowcaseHero>
        <Trial actionData={actionData} suggestions={examples.map(({ question }) => question)} />
      </ShowcaseHero>
      <Examples examples={examples} />
      <Abilities />
      <TeachingSteps />
      <MessagesByPlan />
    </>
  );
}
