import { readFileSync } from 'node:fs';

/** From the ground up: a package leans on those before it, never on one after it, so none can need itself. */
const layers = [
  { package: 'languages' },
  { package: 'translations', why: 'Texts know the languages that they are in.' },
  { package: 'quantities', why: 'Numbers with units are the same on both sides, and know neither.' },
  { package: 'questions', why: 'Types of questions are written and scored without anything that shows them.' },
  { package: 'contract', why: 'The contract is what both sides agree on; it needs neither.' },
  {
    package: 'ui',
    why: 'The design system is about looks and behaviour only.',
    not: ['quantities', 'questions', 'contract'],
  },
  { package: 'question-ui', why: 'Questions are shown with the design system, whatever screen they stand on.' },
  {
    package: 'server',
    why: 'The server knows of the web app only how to hand it a request.',
    not: ['ui', 'question-ui'],
  },
  { package: 'web', why: 'The web app reaches the server through the contract alone.', not: ['server'] },
  { package: 'e2e', why: 'Journeys drive the product from outside.' },
  { package: 'bench', why: 'Measurements drive the product from outside.', not: ['e2e'] },
];

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const unplaced = workspaces.filter((name) => !layers.some((layer) => layer.package === name));
if (unplaced.length > 0) throw new Error(`Give these packages their place among the layers: ${unplaced.join(', ')}`);

const oneDirection = layers.map(({ package: name, why, not = [] }, place) => ({
  name: `${name}-leans-downwards`,
  comment: why ?? 'What all need stands alone.',
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: `^(${[...not, ...layers.slice(place + 1).map((layer) => layer.package), 'nothing'].join('|')})/` },
}));

/** The layout's rules. A newcomer who breaks one is told which, and why it is there. */
export default {
  forbidden: [
    ...oneDirection,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'modules-through-index',
      comment: 'A server module offers to others what its index.ts exports, and nothing else.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: { path: '^server/src/modules/[^/]+/', pathNot: ['^server/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'server-top-through-descriptors',
      comment: 'The files that assemble the server know of a module what its descriptor and its index.ts say.',
      severity: 'error',
      from: { path: '^server/src/[^/]+\\.ts$' },
      to: { path: '^server/src/modules/', pathNot: ['/index\\.ts$', '/[a-z]+\\.module\\.ts$'] },
    },
    {
      name: 'platform-knows-no-capability',
      comment: 'The platform serves every module alike; what it needs of one is passed to it.',
      severity: 'error',
      from: { path: '^(server|web)/src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(server/src/(content|modules|app|start|main|web-app)|web/src/(screen|features|layouts|root|routes))',
      },
    },
    {
      name: 'screen-parts-know-no-capability',
      comment: 'What every screen may be made of serves all features alike; what it needs of one is passed to it.',
      severity: 'error',
      from: { path: '^web/src/screen/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(features|layouts|root|routes)' },
    },
    {
      name: 'content-knows-no-capability',
      comment: 'Texts are read, checked and rendered alike, whatever module they belong to.',
      severity: 'error',
      from: { path: '^server/src/content/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(modules|app|start|main|web-app)' },
    },
    {
      name: 'features-apart',
      comment: 'A feature uses another only through its index.ts.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/', pathNot: ['^web/src/features/$1/', '/index\\.tsx?$'] },
    },
    {
      name: 'what-is-right-stays-on-the-server',
      comment: 'Scoring knows the answers; nothing that runs in a browser may lean on it.',
      severity: 'error',
      from: {
        path: '^(web|question-ui|ui)/',
        pathNot: '\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^questions/src/(scoring|secrets|types/[^/]+/scoring)' },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/', '\\?url'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['web/build', '\\.react-router'] },
    includeOnly: `^(${layers.map((layer) => layer.package).join('|')})/`,
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
