import { describe, expect, it } from 'vitest';
import { cursorMark } from '../commands/insert.ts';
import { callOutText, codeText, figureText, tableText, videoText } from './block-texts.ts';
import { liveFormulaText, symbolsOf } from './live-formula-text.ts';

describe('texts of blocks', () => {
  it('fences a call-out with more colons than those inside of it', () => {
    expect(callOutText({ kind: 'key', title: 'Povzetek', inside: ':::tip\nA\n:::' })).toBe(
      '::::key[Povzetek]\n:::tip\nA\n:::\n::::',
    );
    expect(callOutText({ kind: 'note', title: ' ', inside: '' })).toBe(`:::note\n${cursorMark}\n:::`);
  });

  it('keeps formulas in the caption of a figure and hides its quotes', () => {
    expect(figureText({ path: 'figures/a.svg', alt: 'Krog [a]', caption: 'Tok "$\\Delta I$"' })).toBe(
      '![Krog \\[a\\]](figures/a.svg "Tok \\"$\\Delta I$\\"")',
    );
  });

  it('names only the files that a video has', () => {
    expect(videoText({ src: 'media/a.mp4', poster: '', captions: 'media/a.sl.vtt', description: 'Elektroni' })).toBe(
      '::video[Elektroni]{src="media/a.mp4" captions="media/a.sl.vtt"}',
    );
  });

  it('fences code with more ticks than it has', () => {
    expect(codeText('text', '```\nx\n```')).toBe('````text\n```\nx\n```\n````');
  });

  it('makes a table of the size that was asked for', () => {
    expect(tableText(2, 1).replace(cursorMark, 'x')).toBe('| x |   |\n| --- | --- |\n|   |   |');
  });
});

describe('live formulas', () => {
  it('finds the symbols of an equation once each, and no functions', () => {
    expect(symbolsOf('U_1 = R * I + sqrt(R) * pi')).toEqual(['U_1', 'R', 'I']);
  });

  it('writes the block as the starter content has it', () => {
    const shared = { isConstant: false, least: '0' };
    const text = liveFormulaText({
      title: 'Ohmov zakon',
      equation: 'U = R * I',
      quantities: [
        { ...shared, symbol: 'U', name: 'napetost', unit: 'V', value: '10', most: '30' },
        { ...shared, symbol: 'R', name: 'upornost: celotna', unit: 'Ω', value: '4,7', most: '10' },
        { ...shared, symbol: 'I', name: 'tok', unit: 'mA', value: '', most: '100' },
      ],
      solve: 'I',
      over: 'U',
    });
    expect(text).toBe(`\`\`\`formula
title: Ohmov zakon
equation: U = R * I
quantities:
  U: { name: napetost, unit: V, range: [0 V, 30 V], start: 10 V }
  R: { name: 'upornost: celotna', unit: Ω, range: [0 Ω, 10 Ω], start: 4.7 Ω }
  I: { name: tok, unit: mA, range: [0 mA, 100 mA] }
solve: I
plot: I over U
\`\`\``);
  });

  it('writes constants, and percent in quotes', () => {
    const row = { isConstant: false, least: '0', most: '1', value: '' };
    const text = liveFormulaText({
      title: 'A',
      equation: 'p = g',
      quantities: [
        { ...row, symbol: 'p', name: 'delež', unit: '%' },
        { ...row, symbol: 'g', name: 'stalnica', unit: '', isConstant: true, value: '9.81' },
      ],
      solve: 'p',
      over: '',
    });
    expect(text).toContain("p: { name: delež, unit: '%', range: [0 %, 1 %] }");
    expect(text).toContain('g: { name: stalnica, constant: 9.81 }');
    expect(text).not.toContain('plot');
  });
});
