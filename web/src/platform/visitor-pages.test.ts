import { describe, expect, it } from 'vitest';
import { readPreferences } from './preferences.ts';
import { createVisitorPages, isFromVisitor } from './visitor-pages.ts';

const address = 'http://localhost/courses/osnove/tok';
const asked = (nonce: string, cookie = '') => ({
  request: new Request(address),
  preferences: readPreferences(cookie),
  origin: 'http://localhost',
  nonce,
});

function renderer(answer: (nonce: string) => Response) {
  let count = 0;
  return {
    count: () => count,
    render: (nonce: string) => async () => {
      count += 1;
      return answer(nonce);
    },
  };
}

const page = (nonce: string) =>
  new Response(`<script nonce="${nonce}">č</script><link nonce="${nonce}">`, { headers: { vary: 'cookie' } });

describe('pages for visitors', () => {
  it('are rendered once for a version, with a nonce of their own each time', async () => {
    const pages = createVisitorPages();
    const { render, count } = renderer(page);
    await pages(asked('first'), '1', render('first'));
    const again = await pages(asked('second'), '1', render('second'));
    expect(await again.text()).toBe('<script nonce="second">č</script><link nonce="second">');
    expect(again.headers.get('vary')).toBe('cookie');
    expect(count()).toBe(1);
    await pages(asked('third'), '2', render('third'));
    expect(count()).toBe(2);
  });

  it('are rendered once for all who ask at the same moment', async () => {
    const pages = createVisitorPages();
    const { render, count } = renderer(page);
    const nonces = ['first', 'second', 'third'];
    const answers = await Promise.all(nonces.map((nonce) => pages(asked(nonce), '1', render(nonce))));
    expect(await Promise.all(answers.map((each) => each.text()))).toEqual(
      nonces.map((nonce) => `<script nonce="${nonce}">č</script><link nonce="${nonce}">`),
    );
    expect(count()).toBe(1);
  });

  it('are rendered anew for others when the first rendering fails', async () => {
    const pages = createVisitorPages();
    const { render, count } = renderer(page);
    const failing = pages(asked('first'), '1', () => Promise.reject(new Error('gone')));
    const waiting = pages(asked('second'), '1', render('second'));
    await expect(failing).rejects.toThrow('gone');
    expect(await (await waiting).text()).toContain('second');
    await pages(asked('third'), '1', render('third'));
    await pages(asked('fourth'), '1', render('fourth'));
    expect(count(), 'by who waited, and by who came next').toBe(2);
  });

  it('are kept for each language and theme', async () => {
    const pages = createVisitorPages();
    const { render, count } = renderer(page);
    for (const cookie of ['language=sl', 'language=en', 'language=en; theme=dark']) {
      await pages(asked('nonce', cookie), '1', render('nonce'));
    }
    expect(count()).toBe(3);
  });

  it.each([
    ['refusals', () => new Response('no', { status: 404 })],
    ['answers with cookies', () => new Response('yes', { headers: { 'set-cookie': 'a=b' } })],
  ])('are not kept when they are %s', async (_, answer) => {
    const pages = createVisitorPages();
    const { render, count } = renderer(answer);
    await pages(asked('first'), '1', render('first'));
    await pages(asked('second'), '1', render('second'));
    expect(count()).toBe(2);
  });

  it('do not grow without end', async () => {
    const pages = createVisitorPages();
    const { render, count } = renderer(page);
    for (let number = 0; number < 100; number += 1) {
      await pages({ ...asked('nonce'), origin: `http://${number}` }, '1', render('nonce'));
    }
    await pages({ ...asked('nonce'), origin: 'http://0' }, '1', render('nonce'));
    await pages({ ...asked('nonce'), origin: 'http://99' }, '1', render('nonce'));
    expect(count()).toBe(101);
  });
});

it.each([
  [{}, true],
  [{ headers: { cookie: 'language=sl; theme=dark; time_zone=Europe%2FVienna; sidebar_state=expanded' } }, true],
  [{ headers: { cookie: 'language=sl; navor.session_token=x' } }, false],
  [{ headers: { cookie: 'anything=else' } }, false],
  [{ method: 'POST' }, false],
])('tells who may be a visitor: %j', (init, expected) => {
  expect(isFromVisitor(new Request(address, init))).toBe(expected);
});

it('takes a query for a page of its own', () => {
  expect(isFromVisitor(new Request(`${address}?a=b`))).toBe(false);
});
