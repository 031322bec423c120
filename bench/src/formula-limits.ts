import { type Expression, equivalent, readExpression } from '@navor/quantities';

/** What reading and comparing one formula may cost, whatever somebody types. */
export const formulaLimitMs = 50;

export type FormulaCost = { name: string; verdict: string; cpuMs: number };

const names = ['x', 'y', 'z', 'a'];
const symbols = names.map((key) => ({ key, min: 0.5, max: 3 }));

/** Made to be expensive: to read, to expand, to evaluate. */
const hostile: Record<string, string> = {
  'a large power': '(x-a)^6000',
  '100 kB': 'x+'.repeat(50_000),
  'deep parentheses': `${'('.repeat(10_000)}x${')'.repeat(10_000)}`,
  'powers of powers': '((((x+1)^9)^9)^9)^9',
  'many terms': '(x+y+z+a+1)^64',
  'a product of many sums': '(x+y+z+a+1)^20*(x-y-z+a-1)^20*(x*y+z*a+1)^20',
  'a tower': Array.from({ length: 100 }, () => 'x').join('^'),
  'nested roots': `${'sqrt('.repeat(30)}x+1${')'.repeat(30)}`,
  'a huge number': '9'.repeat(400),
  'a huge exponent': '1e999*x',
  'fractions in fractions': '1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/(x+y+z+a))))))))',
};

/** Each once to warm up, as a server is that has read a formula before. */
export function measureFormulaCosts(): FormulaCost[] {
  const answer = expression('(x+y+z+a+1)^12');
  return Object.entries(hostile).map(([name, text]) => {
    judge(text, answer);
    const started = process.cpuUsage();
    const verdict = judge(text, answer);
    const { user, system } = process.cpuUsage(started);
    return { name, verdict, cpuMs: (user + system) / 1000 };
  });
}

function judge(text: string, answer: Expression): string {
  const reading = readExpression(text, { names });
  if (reading.kind !== 'expression') return reading.kind === 'unreadable' ? reading.reason : reading.kind;
  return equivalent(reading.expression, answer, { symbols, seed: 1 }).kind;
}

function expression(text: string): Expression {
  const reading = readExpression(text, { names });
  if (reading.kind !== 'expression') throw new Error(`${text} cannot be read`);
  return reading.expression;
}
