import { expect, it, vi } from 'vitest';
import { highlightCode } from '../../../content/markdown/blocks/highlighter.ts';
import { createThreadPool } from '../../../platform/threads/thread-pool.ts';
import { write } from './answer-writer.fixture.ts';
import { highlightInThread } from './highlight-in-thread.ts';

const silent = () => ({ error: vi.fn() });
const code = { code: 'tok = 2.0  # A', language: 'python' };

it('colours code of answers in a thread, as it would be here', { timeout: 60_000 }, async () => {
  const threads = createThreadPool();
  const run = vi.spyOn(threads, 'run');
  const highlight = highlightInThread({ threads, log: silent() });
  const { html } = await write(['```python\ntok = 2.0  # A\n```\n'], { highlight });
  expect(run).toHaveBeenCalledOnce();
  expect(html).toContain('font-style:italic');
  expect(await highlight(code)).toEqual(await highlightCode(code));
  await threads.stop();
});

it('leaves code plain where no thread is to be had', async () => {
  const threads = createThreadPool();
  await threads.stop();
  const log = silent();
  const { html } = await write(['```python\ntok = 2.0  # A\n```\n'], {
    highlight: highlightInThread({ threads, log }),
  });
  expect(html).toBe('<pre class="code" tabindex="0" data-language="python"><code>tok = 2.0  # A</code></pre>');
  expect(log.error).not.toHaveBeenCalled();
});

it('leaves code plain where highlighting fails, and logs why', async () => {
  const failure = new Error('no such grammar');
  const log = silent();
  const highlight = highlightInThread({ threads: { run: () => Promise.reject(failure) }, log });
  expect(await highlight(code)).toBeNull();
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: failure }), expect.any(String));
});
