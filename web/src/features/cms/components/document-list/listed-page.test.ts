import { expect, it } from 'vitest';
import { listedPage } from './listed-page.ts';

const named = (title: string, archivedAt: Date | null = null) => ({ title, archived_at: archivedAt });
const query = (search: string) => new URLSearchParams(search);

it('shows what is put away after all else', () => {
  const { shown, canBeSearched } = listedPage([named('A', new Date()), named('B')], query(''));
  expect(shown.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(canBeSearched).toBe(false);
});

it('finds titles by words in any order, without diacritics', () => {
  const { shown, search } = listedPage([named('Električni tok'), named('Napetost')], query('search=TOK+elektricni'));
  expect(shown.map(({ title }) => title)).toEqual(['Električni tok']);
  expect(search).toBe('TOK elektricni');
});

it('goes through many a page at a time, and shows the last page to whoever asks for one behind it', () => {
  const many = Array.from({ length: 1000 }, (_, index) => named(`Tečaj ${index}`));
  expect(listedPage(many, query('page=2')).shown[0]?.title).toBe('Tečaj 30');
  expect(listedPage(many, query('page=99'))).toMatchObject({
    page: 34,
    pageCount: 34,
    total: 1000,
    canBeSearched: true,
  });
});
