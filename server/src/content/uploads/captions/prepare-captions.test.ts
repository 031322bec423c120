import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { prepareCaptions } from './prepare-captions.ts';

function prepared(source: string | Buffer, name = 'film.srt') {
  const outcome = prepareCaptions(Buffer.from(source), name);
  if (outcome.kind !== 'ready' || outcome.file.content.kind !== 'bytes') throw new Error(JSON.stringify(outcome));
  return { ...outcome.file, text: outcome.file.content.bytes.toString() };
}

describe('captions', () => {
  it('of the starter content stay as they are, byte for byte', async () => {
    const file = 'content/courses/osnove-elektrotehnike/media/elektroni.sl.vtt';
    const source = await readFile(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
    expect(prepared(source, 'elektroni.sl.vtt')).toMatchObject({ text: source, changes: [], language: 'sl' });
  });

  it('become WebVTT from SubRip', () => {
    const { text, changes } = prepared(
      '1\r\n00:00:01,000 --> 00:00:02,500 X1:40\r\n<font color="red">Tok</font> <i>teče</i>.\r\n\r\n' +
        '2\r\n01:00:03,5 --> 01:00:04,000\r\n{\\an8}Konec\r\n',
    );
    expect(text).toBe('WEBVTT\n\n00:01.000 --> 00:02.500\nTok <i>teče</i>.\n\n01:00:03.500 --> 01:00:04.000\nKonec\n');
    expect(changes).toEqual(['converted']);
  });

  it.each([
    ['the old encoding of the region', Buffer.from([0x65, 0x6c, 0x65, 0x6b, 0x74, 0x72, 0x69, 0xe8, 0x6e, 0x69])],
  ])('are read in %s', (_, word) => {
    const { text, changes } = prepared(Buffer.concat([Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), word]));
    expect(text).toContain('električni');
    expect(changes).toEqual(['converted', 'decoded']);
  });

  it('are read in UTF-16', () => {
    const { text } = prepared(Buffer.from('\uFEFF1\n00:00:01,000 --> 00:00:02,000\nčez\n', 'utf16le'));
    expect(text).toContain('čez');
  });

  it('lose styles and comments, which could restyle or tell what nobody should see', () => {
    const { text } = prepared(
      'WEBVTT - x\n\nSTYLE\n::cue { background: url(//x) }\n\nNOTE hm\n\n00:01.000 --> 00:02.000\nDa',
    );
    expect(text).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nDa\n');
  });

  it.each([
    ['without any', 'WEBVTT\n\n', '1: there are no captions in the file'],
    ['that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nx', '3: the caption ends before it begins'],
    [
      'that go back',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nx\n\n00:01.000 --> 00:04.000\ny',
      '6: the lines are not in the order of their times',
    ],
    ['without times', 'WEBVTT\n\nx\ny', '3: here should be the times of a caption, such as 00:01.000 --> 00:03.500'],
    ['without words', 'WEBVTT\n\n00:02.000 --> 00:03.000', '3: the caption has no words'],
  ])('are refused %s', (_, source, detail) => {
    expect(prepareCaptions(Buffer.from(source), 'x.vtt')).toEqual({
      ...{ kind: 'refused', reason: 'faulty_captions', details: [detail] },
    });
  });

  it('are refused when there is no end to them', () => {
    const source = `WEBVTT\n\n${'00:01.000 --> 00:02.000\nx\n\n'.repeat(40_000)}`;
    expect(prepareCaptions(Buffer.from(source), 'x.vtt')).toMatchObject({ kind: 'refused' });
  });
});
