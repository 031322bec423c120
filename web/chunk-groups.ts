import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const iconFileOf = readIconFiles();

/** What changes with updates alone. */
const packages = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'i18next',
  'react-i18next',
  'cookie',
  'clsx',
  'class-variance-authority',
];
/** Of the layouts, what is on every page; the rest comes with the dashboard, or when somebody reaches for it. */
const shellLayouts =
  /^(account-menu|error-screen|header-links|language-menu|layout-pending|menu-on-demand|navigation-bar|public-header|screen-boundary|skip-link|standalone|theme-menu)/;
const dashboardLayouts = /^(dashboard-(layout|sidebar|top-bar)|navigation|sidebar-(account|content|state))\./;

const shellIcons = [
  ...iconsOf('src/layouts', shellLayouts),
  ...iconsOf('src/features/landing'),
  ...iconsOf('src/screen/filter-form'),
  ...iconsOf('../ui/src', /^(alert|button|chips|link|native-select|pagination|spinner)\./),
];
const sidebarIcons = otherIcons(shellIcons, iconsOf('src/features', /\.feature\.ts$/));
const courseIcons = otherIcons([...shellIcons, ...sidebarIcons], iconsOf('src/features/courses'));
const questionIcons = otherIcons([...shellIcons, ...sidebarIcons, ...courseIcons], iconsOf('../question-ui/src'));
const kindIcons = otherIcons(
  [...shellIcons, ...sidebarIcons, ...courseIcons, ...questionIcons],
  iconsOf('src/features/library/components', /^kind-icon\./),
);

/** What is on every page. What only screens for authors and tutors need stays out: a dialog alone would weigh 11 KB. */
const shell = [
  'languages/src/(?!shapes)',
  'contract/src/(?!cms/)([a-z]+/)?[a-z-]*choices',
  'web/src/platform/(?!browser-api|live/|outbox/(?!outboxes)|new-id|i18n/catalogue)',
  'web/src/screen/(?!settings)[a-z-]+\\.',
  'web/src/features/quizzes/(preload-attempt|steps-within-attempt)\\.',
  'web/src/features/billing/(billing-paths|use-plan-names|components/plans-button)\\.',
  'node_modules/lucide-react/dist/esm/(?!icons/)',
  iconFiles(shellIcons),
  '/ui/src/(brand/|(alert|avatar|badge|button|card|empty-state|link|spinner|toast-st[a-z]+|toaster-on-demand)\\.)',
  `web/src/layouts/${shellLayouts.source.slice(1)}`,
];
const dashboard = [
  `web/src/layouts/${dashboardLayouts.source.slice(1)}`,
  '\\.feature\\.ts$|/all-features\\.ts$',
  'web/src/features/achievements/components/news/(badge-news|use-news-checks)\\.',
  '/ui/src/tooltip\\.',
];

/** What many first visits need, in a few files instead of dozens: a small file costs a request and compresses badly. */
export const chunkGroups = [
  { name: 'framework', test: new RegExp(`node_modules/(${packages.join('|')})/`), priority: 2 },
  { name: 'shell', test: new RegExp(shell.join('|')), priority: 1 },
  { name: 'sidebar-icons', test: new RegExp(iconFiles(sidebarIcons)), priority: 1 },
  { name: 'dashboard-frame', test: new RegExp(dashboard.join('|')) },
  // More than all forms together, for the few screens that have a dialog from the start.
  { name: 'dialogs', test: /\/ui\/src\/dialog\./ },
  {
    name: 'forms',
    test: /web\/src\/screen\/forms\/(?!reason-dialog)|\/ui\/src\/(control-classes|field|input|native-select)\./,
  },
  { name: 'lists', test: /web\/src\/screen\/filter-form\/|\/ui\/src\/(chips|page-window|pagination)\./ },
  { name: 'plans', test: /web\/src\/features\/billing\/components\/(?!plans-button)[a-z-]+\.tsx?$/ },
  // The editing library is one thing, for the few screens on which somebody writes.
  { name: 'text-editing', test: /node_modules\/(@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)\// },
  { name: 'course-icons', test: new RegExp(iconFiles(courseIcons)) },
  { name: 'question-icons', test: new RegExp(iconFiles(questionIcons)) },
  {
    name: 'library-kinds',
    test: new RegExp(`${iconFiles(kindIcons)}|web/src/features/library/components/kind-icon\\.`),
  },
];

function otherIcons(known: readonly string[], files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !known.includes(file));
}

function iconFiles(files: readonly string[]): string {
  return `node_modules/lucide-react/dist/esm/icons/(${files.join('|')})\\.mjs`;
}

/** The files of the icons that the source files of a folder show. */
function iconsOf(folder: string, isMeant = /\.tsx?$/): string[] {
  const sources = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && isMeant.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8'));
  const imported = sources.flatMap(
    (text) => /import \{([^}]+)\} from 'lucide-react'/.exec(text)?.[1]?.split(',') ?? [],
  );
  return [...new Set(imported)].flatMap((name) => iconFileOf.get(name.trim()) ?? []);
}

/** Icons go by several names, of which one is that of its file. */
function readIconFiles(): Map<string, string> {
  const index = readFileSync(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')), 'utf8');
  // Were it laid out otherwise one day, screens would quietly grow by dozens of files.
  const lines = [...index.matchAll(/export \{([^}]+)\} from '\.\/icons\/([a-z0-9-]+)\.mjs'/g)];
  if (lines.length === 0) throw new Error('lucide-react lists its icons in another way than it used to');
  return new Map(
    lines.flatMap(([, names = '', file = '']) => {
      return names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const);
    }),
  );
}
