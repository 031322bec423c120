import type { contract } from '@navor/contract';
import type { ContentKind } from './content/content-kind.ts';
import { loadStarterContent } from './content/load-starter-content.ts';
import { achievements } from './modules/achievements/achievements.module.ts';
import { assistant } from './modules/assistant/assistant.module.ts';
import { authorship } from './modules/authorship/authorship.module.ts';
import { billing } from './modules/billing/billing.module.ts';
import { calendar } from './modules/calendar/calendar.module.ts';
import { certificates } from './modules/certificates/certificates.module.ts';
import { cms } from './modules/cms/cms.module.ts';
import { courses } from './modules/courses/courses.module.ts';
import { email } from './modules/email/email.module.ts';
import { groups } from './modules/groups/groups.module.ts';
import { identity } from './modules/identity/identity.module.ts';
import { findViewer } from './modules/identity/index.ts';
import { library } from './modules/library/library.module.ts';
import { onboarding } from './modules/onboarding/onboarding.module.ts';
import { pages } from './modules/pages/pages.module.ts';
import { quizzes } from './modules/quizzes/quizzes.module.ts';
import { search } from './modules/search/search.module.ts';
import { support } from './modules/support/support.module.ts';
import { system } from './modules/system/system.module.ts';
import { tutoring } from './modules/tutoring/tutoring.module.ts';
import { os } from './platform/api.ts';
import type { Module } from './platform/module.ts';
import type { Services } from './platform/services.ts';

/** Every capability, in the order in which they are made ready: the map of the API. */
const modules = {
  identity,
  onboarding,
  billing,
  authorship,
  courses,
  quizzes,
  library,
  pages,
  tutoring,
  groups,
  calendar,
  assistant,
  achievements,
  certificates,
  support,
  cms,
  email,
  system,
  // The last one: what it indexes has to be there.
  search,
};

const all: Module[] = Object.values(modules);

const contentKinds: ContentKind[] = Object.values(modules).flatMap((module) =>
  'content' in module ? [module.content] : [],
);

/** What modules declare, gathered before there are services. */
export const declared = {
  jobs: [...all.flatMap(({ jobs = [] }) => jobs), ...contentKinds.map(({ outdated }) => outdated.job)],
  listeners: all.flatMap(({ listeners = [] }) => listeners),
  personalTables: all.flatMap(({ personalTables = [] }) => personalTables),
  searchSources: all.flatMap(({ searchSources = [] }) => searchSources),
  calendarSources: all.flatMap(({ calendarSources = [] }) => calendarSources),
  documents: cms.documents,
  contentKinds,
};

/** What the modules do, with the services that they do it with. */
export function createApp(services: Services) {
  return {
    router: os.router(routesOf(services)),
    findViewer: (headers: Headers) => findViewer(services, headers),
    webhooks: Object.fromEntries(
      all.flatMap(({ webhooks = {} }) => Object.entries(webhooks)).map(([path, receive]) => [path, receive(services)]),
    ),
    uploads: Object.fromEntries(all.flatMap(({ uploads = {} }) => Object.entries(uploads))),
    downloads: Object.fromEntries(all.flatMap(({ downloads = {} }) => Object.entries(downloads))),

    /** An empty installation gets the content of this folder. */
    async prepare(contentFolder: string, onLoad: () => void): Promise<void> {
      await loadStarterContent(services, contentKinds, contentFolder, onLoad);
      for (const { outdated } of contentKinds) {
        if (await outdated.has(services.db)) await services.jobs.enqueue(services.db, outdated.job, {});
      }
      for (const module of all) await module.prepare?.(services);
    },

    async loadDemo(): Promise<void> {
      for (const module of all) await module.loadDemo?.(services);
    },

    async endDemo(): Promise<void> {
      for (const module of all) await module.endDemo?.(services);
    },

    async stop(): Promise<void> {
      await Promise.all(all.map((module) => module.stop?.(services)));
    },

    async greeting(): Promise<string[]> {
      const lines = await Promise.all(all.map((module) => module.greeting?.(services) ?? []));
      return lines.flat();
    },
  };
}

type Routes = { [Name in keyof typeof contract]: ReturnType<(typeof modules)[Name]['routes']> };

function routesOf(services: Services): Routes {
  const routes = Object.entries<Module>(modules).map(([name, module]) => [name, module.routes?.(services)]);
  return Object.fromEntries(routes.filter(([, implemented]) => implemented)) as Routes;
}
