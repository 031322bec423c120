import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = import.meta.dirname;

it('brings no dialog, menu or list to choose from to every page', () => {
  const shell = chunkGroups.find(({ name }) => name === 'shell');
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && shell?.test.test(`web/src/${name}`))
    .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));
  const heavy = sources.filter(({ text }) =>
    /^(?:import|\} from) .*'@navor\/ui\/(?:alert-dialog|dialog|dropdown-menu|popover|select|tabs)\.tsx'/m.test(text),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(heavy.map(({ name }) => name)).toEqual([]);
});
