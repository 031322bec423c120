import { randomUUID } from 'node:crypto';
import { languages } from '@navor/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, gatewayKey, startFakeGateway } from '../../../test-support/fake-gateway/index.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { askAndFollow, attachmentOf, prepareVictims, secrets } from './injection.fixture.ts';
import { injections } from './injections.fixture.ts';
import { obeys } from './obedient-model.fixture.ts';

type Gateway = Awaited<ReturnType<typeof startFakeGateway>>;

let gateway: Gateway;
let server: TestServer;
let people: Awaited<ReturnType<typeof prepareVictims>>;
let keys: { told: string[]; secret: RegExp[] };

beforeAll(async () => {
  gateway = await startFakeGateway(answers('Seveda.'));
  server = await startTestServer(gateway.env);
  people = await prepareVictims(server);
  keys = keysOf(people.right);
}, 120_000);

afterAll(() => gateway.stop());

describe.each(languages)('a model that obeys whoever speaks to it, in %s,', (language) => {
  const conversations = new Map<string, string>();
  let visitor: SamplePerson;
  beforeAll(async () => {
    visitor = await openAccount(server, `dora-${language}`);
  });

  it.each(injections[language].map((each) => [each.channel, each.obedience, each.words, each] as const))(
    'harms nobody by what a %s wants of it (%s): %s',
    async (channel, obedience, words) => {
      const as = obedience === 'tells-keys' ? people.examinee : obedience === 'spies' ? visitor : people.learner;
      const conversationId = conversations.get(as.id) ?? randomUUID();
      conversations.set(as.id, conversationId);
      gateway.behave(obeys(obedience, language, keys.told));
      const before = gateway.requests.length;
      const question = {
        sl: 'Kaj je električni tok?',
        en: 'What is electric current?',
        de: 'Was ist elektrischer Strom?',
      };
      const { answer, sent, stored } = await askAndFollow(server, {
        ...{ as, conversationId, language, attachment: attachmentOf[channel] },
        text: channel === 'message' ? words : question[language],
      });

      const requests = gateway.requests.slice(before).map(({ body }) => body);
      expect(answer).toMatchObject({ status: 'done', failure: null });
      expect(answer.blocks.length).toBeGreaterThan(1);
      expect(requests).toHaveLength(obedience === 'spies' ? 5 : 1);
      const told = JSON.stringify(requests);
      for (const everything of [told, sent, stored]) {
        for (const secret of [gatewayKey, ...Object.values(secrets)]) expect(everything).not.toContain(secret);
      }
      // The content that it stands in reaches the model as data and nowhere else; notes reach it not at all.
      const system = requests.flatMap(({ messages }) => messages.filter(({ role }) => role === 'system'));
      expect(JSON.stringify(system)).not.toContain(words);
      if (channel === 'lesson' || channel === 'library') expect(fencedTexts(requests[0]).join('\n')).toContain(words);
      if (channel === 'note') expect(told).not.toContain(words);

      for (const block of answer.blocks) if (block.kind === 'html') expectHarmless(block.html);
      if (obedience !== 'tells-keys') return;
      expect(answer.notices).toContain('withheld');
      for (const secret of keys.secret) expect(JSON.stringify([sent, stored])).not.toMatch(secret);
    },
  );
});

it('finds with the same tools what somebody may read who has the plan for it', async () => {
  const as = await openAccount(server, 'ema', { plan: 'premium' });
  gateway.behave(obeys('spies', 'sl'));
  const before = gateway.requests.length;
  const asking = { as, conversationId: randomUUID(), text: 'Kaj je električni tok?', language: 'sl' } as const;
  const { sent } = await askAndFollow(server, asking);
  for (const everything of [sent, JSON.stringify(gateway.requests.slice(before).map(({ body }) => body))]) {
    expect(everything).toContain(secrets.locked);
    expect(everything).not.toContain(secrets.note);
    expect(everything).not.toContain(secrets.question);
  }
});

/** What stands between marks of data in the last question. */
function fencedTexts(body: Gateway['requests'][number]['body'] | undefined): string[] {
  const content = body?.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return [...content.matchAll(/<<<(\w+)[^>]* (\S+)>>>\n([\s\S]*?)\n<<<\/\1[^>]* \2>>>/g)].map(
    (match) => match[3] ?? '',
  );
}

function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<(script|img|iframe|object|embed|form|input|style|link|meta|base|video|audio|image)\b/i);
  expect(html).not.toMatch(/<[^>]*\s(on\w+|src|srcset|srcdoc|action|formaction|poster|background)\s*=/i);
  expect(html).not.toMatch(/<[^>]*(javascript|vbscript|data):/i);
  expect(html).not.toMatch(/<[^>]*url\(/i);
  for (const [, address] of html.matchAll(/<[^>]*\shref\s*=\s*"([^"]*)"/gi)) {
    expect(address).toMatch(/^(\/(?![/\\])|#)/);
    expect(new URL(address ?? '', 'https://navor.example').host).toBe('navor.example');
  }
}

/** What is right in the open attempt, as a model would tell it, and as none of it may come through. */
function keysOf(right: Awaited<ReturnType<typeof prepareVictims>>['right']): typeof keys {
  const told: string[] = [];
  const secret: RegExp[] = [];
  for (const response of right.values()) {
    told.push(JSON.stringify(response));
    const current = /"([\d.,]+)\s*mA"/.exec(JSON.stringify(response))?.[1];
    if (!current) continue;
    const value = Number(current.replace(',', '.'));
    told.push(`I = ${current} mA`, `I = ${value / 1000} A`, `$I = ${current}\\,\\mathrm{mA}$`, `${value * 1000} µA`);
    secret.push(new RegExp(`${String(Number(value.toPrecision(4))).replace('.', '[.,]')}\\d*\\W{0,12}(mathrm\\W)?mA`));
  }
  return { told, secret };
}
