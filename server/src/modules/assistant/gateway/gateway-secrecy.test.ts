import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import * as fake from '../../../test-support/fake-gateway/index.ts';
import { openGateway } from './gateway.fixture.ts';

const sources = fileURLToPath(new URL('../../../', import.meta.url));
const question = 'My very private question about Kirchhoff';

it.each([
  ['400', fake.echoesKey(400)],
  ['401', fake.echoesKey(401)],
  ['404', fake.echoesKey(404)],
  ['429', fake.echoesKey(429)],
  ['500', fake.echoesKey(500)],
  ['an error in the stream', fake.sendsErrorInStream({ message: `key ${fake.gatewayKey}`, code: fake.gatewayKey })],
  ['a broken line', fake.writesLine(`data: {"key": "${fake.gatewayKey}\n\n`)],
  ['a web page', fake.refuses(200, `<p>${fake.gatewayKey}</p>`)],
  ['a redirect', fake.redirectsTo(`http://127.0.0.1:9/?key=${fake.gatewayKey}`)],
  ['a hang-up', fake.hangsUp],
])('neither the key nor the question is told by a failure after %s', async (_, behaviour) => {
  const told: string[] = [];
  const note = (text: unknown) => told.push(String(text)) > 0;
  for (const method of ['log', 'warn', 'error', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(note);
  vi.spyOn(process, 'emitWarning').mockImplementation(note);
  const gateway = await openGateway([behaviour]);
  const { failed, events } = await gateway.ask({ question });
  expect(failed).toBeDefined();
  const everything = [...told, ...gateway.logged, JSON.stringify(events), ...toldBy(failed)].join('\n');
  expect(everything).not.toContain(fake.gatewayKey);
  expect(everything).not.toContain('private question');
  vi.restoreAllMocks();
});

it('the key is not in an answer that repeats it', async () => {
  const half = Math.ceil(fake.gatewayKey.length / 2);
  const pieces = ['You sent ', fake.gatewayKey.slice(0, half), fake.gatewayKey.slice(half), ' to me.'];
  const gateway = await openGateway([fake.answers(pieces)]);
  expect((await gateway.ask()).text).toBe('You sent … to me.');
});

it('nothing of the SDK is loaded before a model is asked', async () => {
  const { readFile, glob } = await import('node:fs/promises');
  let files = 0;
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    files += 1;
    if (file.endsWith('gateway/stream-model.ts')) continue;
    const source = await readFile(join(sources, file), 'utf8');
    expect(source, file).not.toMatch(/from '(ai|@ai-sdk\/[\w-]+)'/);
    if (!file.endsWith('.test.ts'))
      expect(source, file).not.toMatch(/^import \{(?! type)[^}]*\} from '[^']*stream-model\.ts'/m);
  }
  expect(files).toBeGreaterThan(0);
});

/** All that a log or an answer could show of an error: its own properties and those of its causes. */
function toldBy(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const own = Object.getOwnPropertyNames(error).map((name) => JSON.stringify(Reflect.get(error, name)) ?? '');
  return [error.message, error.stack ?? '', ...own, ...toldBy(error.cause ?? '')];
}
