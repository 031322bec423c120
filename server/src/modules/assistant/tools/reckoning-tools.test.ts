import { describe, expect, it } from 'vitest';
import type { Services } from '../../../platform/services.ts';
import { calculateTool } from './calculate-tool.ts';
import { convertTool } from './convert-tool.ts';
import { describeTool } from './describe-tool.ts';
import { assistantTools } from './index.ts';

const caller = { viewer: { kind: 'anonymous' }, language: 'en' } as const;
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const use = async (tool: (typeof assistantTools)[number], input: unknown) => {
  const { isError, text } = await tool.run({} as Services, caller, input);
  return { isError, text: plain(text) };
};

describe('calculating', () => {
  const ohm = [
    { name: 'U', value: 12, unit: 'V' },
    { name: 'R', value: 47, unit: 'Ω' },
  ];
  it.each([
    ['numbers alone', { expression: '2 + 3*4' }, '14'],
    ['a current in the wanted unit', { expression: 'U/R', values: ohm, unit: 'mA' }, '255.31915 mA'],
    ['a current in base units', { expression: 'U/R', values: ohm }, '0.25531915 A'],
    ['functions', { expression: 'sqrt(16) + sin(pi/2)' }, '5'],
    [
      'degrees Celsius as a temperature',
      { expression: 'T', values: [{ name: 'T', value: 20, unit: '°C' }], unit: 'K' },
      '293.15 K',
    ],
  ])('tells %s', async (_, input, expected) => {
    expect(await use(calculateTool, input)).toEqual({ isError: false, text: expected });
  });

  it.each([
    ['what it cannot read', { expression: '2 +* 3' }],
    ['names without a value', { expression: 'U/R', values: ohm.slice(0, 1) }],
    ['units that do not fit', { expression: 'U + R', values: ohm }],
    ['a result in another unit', { expression: 'U/R', values: ohm, unit: 'V' }],
    ['a unit that does not exist', { expression: 'x', values: [{ name: 'x', value: 1, unit: 'blorp' }] }],
    ['a division by zero', { expression: '1/0' }],
    ['an expression that is too deep', { expression: '('.repeat(499) }],
    ['code', { expression: 'process.env' }],
    ['no object', 'U/R'],
    ['a missing expression', {}],
  ])('says what is wrong with %s', async (_, input) => {
    expect(await use(calculateTool, input)).toMatchObject({ isError: true });
  });
});

describe('converting', () => {
  it('tells a value in another unit', async () => {
    expect(await use(convertTool, { value: 25, from: '°C', to: 'K' })).toEqual({
      isError: false,
      text: '25 °C = 298.15 K',
    });
    expect((await use(convertTool, { value: 2.5, from: 'mm^2', to: 'm^2' })).text).toContain('2.5·10⁻⁶ m²');
  });

  it('says what is wrong with unknown or unlike units', async () => {
    expect(await use(convertTool, { value: 1, from: 'blorp', to: 'm' })).toMatchObject({ isError: true });
    expect(await use(convertTool, { value: 1, from: 'kg', to: 'm' })).toMatchObject({ isError: true });
  });
});

it('lists every tool with a name, a description and the schema of an object', () => {
  const listed = assistantTools.map(describeTool);
  expect(listed.map(({ name }) => name)).toEqual(['search', 'calculate', 'convert', 'look_up']);
  for (const { description, inputSchema } of listed) {
    expect(description.length).toBeGreaterThan(40);
    expect(inputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
  }
});
