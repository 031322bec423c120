import { describe, expect, it } from 'vitest';
import { render } from '../render-markdown.fixture.ts';

const levels = (count: number) => Array.from({ length: count }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
const callOuts = (count: number) => {
  const fences = Array.from({ length: count }, (_, level) => ':'.repeat(count + 3 - level));
  return [...fences.map((fence) => `${fence}note`), 'Besedilo', ...fences.toReversed()].join('\n');
};
const backticks = Array.from({ length: 600 }, (_, run) => `${'`'.repeat(run + 1)}a`).join(' ');

describe('a text that would take too long', () => {
  it.each([
    ['length', 'a '.repeat(150_000), 'too-long'],
    ['runs of backticks', `Besedilo\n\n${backticks}`, 'too-long'],
    ['emphasis', `Besedilo\n\n${'*a_ '.repeat(5000)}`, 'too-long'],
    ['lists', levels(400), 'too-deep'],
    ['lists on one line', `Besedilo\n\n${'- '.repeat(3000)}a`, 'too-deep'],
    ['quotes', `Besedilo\n\n${'>'.repeat(3000)} a`, 'too-deep'],
    ['quotes and lists', `Besedilo\n\n${'> 1. '.repeat(300)} a`, 'too-deep'],
    ['call-outs', ':::note\n'.repeat(3000), 'too-deep'],
    ['quotes after a line that ends in another way', `Besedilo\r${'>'.repeat(3000)} a`, 'too-deep'],
    ['quotes inside of call-outs', `${':::note\n'.repeat(16)}${'>'.repeat(16)} a`, 'too-deep'],
    ['call-outs in lists', levels(16).replaceAll('- a', '- :::note'), 'too-deep'],
    ['one run of signs', `Besedilo ${'*'.repeat(1500)}a${'*'.repeat(1500)}`, 'too-long'],
    ['signs on lines that only seem blank', 'a*b_c~\n\u00a0\n'.repeat(500), 'too-long'],
    ['struck out words', 'a~~'.repeat(2000), 'too-long'],
    ['brackets inside brackets', `${'['.repeat(2000)}a${'](b)'.repeat(2000)}`, 'too-long'],
    ['addresses without an end', '[a](<b'.repeat(2000), 'too-long'],
    ['comments without an end', 'a <!-- '.repeat(2000), 'too-long'],
    ['underlined headings', 'a\n=\n'.repeat(2000), 'too-long'],
    ['emphasis inside emphasis', `${'*a **b '.repeat(200)}${'c** d* '.repeat(200)}`, 'too-deep'],
  ])('is turned away quickly for its %s', async (_, source, rule) => {
    const began = process.threadCpuUsage();
    const { problems, body } = await render(source, { firstLine: 5 });
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(5);
    expect(body).toEqual([]);
    // The processor's time: what else the machine does is not the text's fault.
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2000);
  });

  it.each([
    ['lists', levels(25)],
    ['quotes', `${'> '.repeat(25)}Besedilo`],
    ['call-outs', callOuts(25)],
    ['call-outs one after another', ':::note\nBesedilo\n:::\n\n'.repeat(60)],
    ['lines of code far to the right', `Besedilo\n\n\`\`\`\n${' '.repeat(90)}x\n\`\`\``],
    ['rules', `Besedilo\n\n${'- '.repeat(40)}\n\n${'*'.repeat(60)}`],
  ])('is none for its %s', async (_, source) => {
    expect((await render(source)).problems).toEqual([]);
  });

  it('names the line that is too deep', async () => {
    const { found } = await render(`Besedilo\n\n${'>'.repeat(40)} a`, { firstLine: 5 });
    expect(found).toEqual(['7 error too-deep']);
  });
});
