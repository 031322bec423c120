import type { KilledServer } from './answers/killed-server.ts';
import { type SavingSpeed, savingBar } from './answers/saving-speed.ts';
import { type Growth, growthLimit } from './catalogue-growth.ts';
import type { collectFacts } from './facts.ts';
import { type FormulaCost, formulaLimitMs } from './formula-limits.ts';
import { type HeavyWork, heavyLimitMs } from './heavy-work.ts';
import { isBelowBar, type Measurement, type Plan } from './load.ts';
import type { Memory, ServerMemory } from './memory.ts';
import type { PackageSize } from './package-sizes.ts';
import { chatLimit, isOverLimit, publicPageLimit, type RouteSize, type Sizes } from './route-sizes.ts';
import { isGrowingTooFast, type SearchGrowth } from './search/search-growth.ts';
import { table } from './table.ts';
import { type TutorGrowth, tutorGrowthLimit } from './tutor-growth.ts';

export type Results = {
  date: string;
  facts: Awaited<ReturnType<typeof collectFacts>>;
  plan: Plan;
  start: { firstMs: number; secondMs: number };
  memory: ServerMemory | undefined;
  load: Measurement[];
  growth: Growth;
  tutors: TutorGrowth;
  search: SearchGrowth;
  heavy: HeavyWork[];
  answers: { saving: SavingSpeed; death: KilledServer };
  formulas: FormulaCost[];
} & Sizes;

export function describeResults(results: Results): string {
  const { facts, plan, start, memory, load, growth, search, tutors, heavy, answers, formulas } = results;
  const { versions, machine, commit = 'unknown' } = facts;
  return [
    `Navor ${facts.version}, commit ${commit.slice(0, 12)}, Node ${versions.node}, ${machine.cores} cores`,
    `Median of ${plan.rounds} rounds of ${plan.seconds} s, ${plan.connections} connections`,
    loadTable(load),
    growthLines(growth),
    tutorLines(tutors),
    searchTable(search),
    heavyTable(heavy),
    answerLines(answers),
    formulaTable(formulas),
    `Start to the first page: ${seconds(start.firstMs)} on empty data, ${seconds(start.secondMs)} on the same data again`,
    memory ? memoryLine(memory) : 'Memory: this system does not tell',
    describeSizes(results),
  ].join('\n\n');
}

export function describeSizes({ routes, packages, chat }: Sizes): string {
  return [
    `JavaScript of a first visit, in KB of 1024 bytes; a public page may have ${kilobytes(publicPageLimit)}`,
    routeTable(routes),
    `The chat's own code: ${kilobytes(chat.brotli)} by brotli, of at most ${kilobytes(chatLimit)}: ${chat.brotli > chatLimit ? 'TOO LARGE' : 'ok'}`,
    'What each package adds to first visits, all screens together, in KB by gzip',
    packageTable(packages),
  ].join('\n\n');
}

function packageTable(packages: readonly PackageSize[]): string {
  return table(
    ['package', 'gzip', 'screens'],
    packages.map(({ name, gzip, screens }) => [name, kilobytes(gzip), String(screens)]),
  );
}

function loadTable(load: readonly Measurement[]): string {
  return table(
    ['target', 'address', 'requests/s', 'p95 ms', 'bytes', 'encoding', 'of ceiling', 'at least'],
    load.map(({ name, path, requestsPerSecond, p95Ms, bytes, encoding, ratio, bar }) => [
      name,
      path,
      requestsPerSecond.toFixed(0),
      p95Ms.toFixed(1),
      String(bytes),
      encoding,
      share(ratio),
      bar === undefined ? '' : `${share(bar)}${isBelowBar({ ratio, bar }) ? ' TOO SLOW' : ''}`,
    ]),
  );
}

function routeTable(routes: readonly RouteSize[]): string {
  return table(
    ['address', 'for', 'files', 'raw', 'gzip', 'brotli', 'verdict'],
    routes.map((route) => [
      route.address,
      route.isPublic ? 'everyone' : 'private',
      String(route.files),
      kilobytes(route.raw),
      kilobytes(route.gzip),
      kilobytes(route.brotli),
      isOverLimit(route) ? 'TOO LARGE' : route.isPublic ? 'ok' : '',
    ]),
  );
}

function tutorLines(tutors: TutorGrowth): string {
  const lines = tutors.map(({ name, timeRatio }) => {
    const verdict = timeRatio > tutorGrowthLimit ? 'TOO SLOW' : 'ok';
    return `  ${name}: ${timeRatio.toFixed(2)} times as long (at most ${tutorGrowthLimit}) ${verdict}`;
  });
  return ['Tutors, with a hundred times as many or with two years of bookings', ...lines].join('\n');
}

function growthLines({ few, many, pages }: Growth): string {
  return pages
    .map(({ path, timeRatio }) => {
      const verdict = timeRatio > growthLimit ? 'TOO SLOW' : 'ok';
      return `${path} with ${many} courses takes ${timeRatio.toFixed(2)} times as long as with ${few}: ${verdict}`;
    })
    .join('\n');
}

function searchTable({ few, many, searches }: SearchGrowth): string {
  return table(
    ['plain requests in the time of one', `${few} passages`, `${many} passages`, 'times as long', 'at most'],
    searches.map((search) => [
      search.name,
      search.costFew.toFixed(1),
      search.costMany.toFixed(1),
      search.timeRatio.toFixed(2),
      search.limit === undefined ? '' : `${search.limit}${isGrowingTooFast(search) ? ' TOO SLOW' : ''}`,
    ]),
  );
}

function heavyTable(heavy: readonly HeavyWork[]): string {
  return table(
    ['meanwhile', 'takes ms', 'slowest answer of /healthz, ms', 'verdict'],
    heavy.map(({ name, slowestMs, workMs }) => [
      name,
      workMs.toFixed(0),
      slowestMs.toFixed(1),
      slowestMs > heavyLimitMs ? 'TOO SLOW' : 'ok',
    ]),
  );
}

function answerLines({ saving, death }: Results['answers']): string {
  const { savesPerSecond, plainPerSecond, ratio } = saving;
  return [
    `Saving an answer: ${savesPerSecond.toFixed(0)} a second, ${share(ratio)} of the plainest endpoint's`,
    `${plainPerSecond.toFixed(0)}; at least ${share(savingBar)}: ${ratio < savingBar ? 'TOO SLOW' : 'ok'}.`,
    `${death.attempts} attempts at once, ${death.acknowledged} answers acknowledged before the server was killed,`,
    `the slowest after ${death.slowestMs.toFixed(0)} ms: ${death.lost} lost`,
  ].join(' ');
}

function formulaTable(formulas: readonly FormulaCost[]): string {
  return table(
    ['hostile formula', 'answer', 'CPU ms', 'verdict'],
    formulas.map(({ name, verdict, cpuMs }) => [
      name,
      verdict,
      cpuMs.toFixed(1),
      cpuMs > formulaLimitMs ? 'TOO SLOW' : 'ok',
    ]),
  );
}

function memoryLine({ server, database }: ServerMemory): string {
  const total = server.proportional + database.proportional;
  return [
    `Memory after the load: ${megabytes(total)} with shared pages counted once`,
    `(server ${inBoth(server)}; database ${inBoth(database)}, ${database.processes} processes)`,
  ].join(' ');
}

function inBoth({ proportional, resident }: Memory): string {
  return `${megabytes(proportional)}, resident ${megabytes(resident)}`;
}

function share(ratio: number): string {
  return ratio < 1 ? `1/${(1 / ratio).toFixed(1)}` : ratio.toFixed(1);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
