// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Form, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAddress, readChoice } from './list-address.ts';
import { type FilterNotation, useFilterForm } from './use-filter-form.ts';

type Asked = { level?: string | undefined; access?: string | undefined };

const notation: FilterNotation<Asked> = {
  addressOf: (path, { level, access }) => listAddress(path, { level, access }),
  readAsked: (query) => ({
    level: readChoice(query, 'level', ['easy', 'hard', 'gone']),
    access: readChoice(query, 'access', ['free']),
  }),
  valuesOf: (asked) => asked,
};

/** What a list was asked for since the page was opened. */
let asked: string[];

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

describe('a form of filters', () => {
  it('asks for what is chosen as soon as it is chosen, in place of the address before', async () => {
    const router = openAt('/list');
    choose('level', 'easy');
    await arrivalOf(router, '?level=easy');
    choose('access', 'free');
    await arrivalOf(router, '?level=easy&access=free');
    expect(asked).toEqual(['?level=easy', '?level=easy&access=free']);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('follows the address that somebody goes to in another way', async () => {
    const router = openAt('/list?level=hard');
    await router.navigate('/list');
    await waitFor(() => expect(chosen('level')).toBe(''));
    await router.navigate(-1);
    await waitFor(() => expect(chosen('level')).toBe('hard'));
  });

  it('shows what was asked for indeed, where a choice no longer exists', async () => {
    openAt('/list?level=hard');
    choose('level', 'gone');
    await waitFor(() => expect(asked).toEqual(['?level=gone']));
    await waitFor(() => expect(chosen('level')).toBe(''));
  });

  it('follows the way back that is taken before a choice has arrived', async () => {
    const router = openAt('/list?level=hard', { '?level=easy': new Promise(() => {}) });
    await router.navigate('/list');
    await arrivalOf(router, '');
    choose('level', 'easy');
    await waitFor(() => expect(asked).toContain('?level=easy'));
    await router.navigate(-1);
    await arrivalOf(router, '?level=hard');
    expect(chosen('level')).toBe('hard');
  });

  it('keeps a choice that is made just as an earlier one arrives', async () => {
    const both = Promise.withResolvers<void>();
    const router = openAt('/list', { '?level=easy&access=free': both.promise });
    atArrivalOf(router, '?level=easy', () => choose('access', 'free'));
    choose('level', 'easy');
    await waitFor(() => expect(found()).toBe('?level=easy'));
    expect(chosen('access')).toBe('free');
    both.resolve();
    await arrivalOf(router, '?level=easy&access=free');
    expect(chosen('access')).toBe('free');
  });

  it('keeps a choice when the page is drawn late for an earlier one', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <DrawnByHand /> }])} />);
    choose('level', 'easy');
    await act(async () => {});
    choose('access', 'free');
    await act(async () => {});
    draw({ level: 'easy' });
    expect(chosen('access')).toBe('free');
    draw({ level: 'easy', access: 'free' });
    expect(chosen('access')).toBe('free');
    draw({});
    expect(chosen('access'), 'a way that leads elsewhere is followed').toBe('');
  });

  it('takes a choice back that is taken back before it has arrived', async () => {
    const router = openAt('/list');
    choose('level', 'easy');
    choose('level', '');
    await waitFor(() => expect(asked).toEqual(['?level=easy', '']));
    await arrivalOf(router, '');
    expect(chosen('level')).toBe('');
  });

  it('takes a choice back that is taken back just as it arrives', async () => {
    const router = openAt('/list');
    atArrivalOf(router, '?level=easy', () => choose('level', ''));
    choose('level', 'easy');
    await waitFor(() => expect(asked).toEqual(['?level=easy', '']));
    await arrivalOf(router, '');
    expect(chosen('level')).toBe('');
  });
});

type Router = ReturnType<typeof createMemoryRouter>;

/** Answers at once, or once it may. */
function openAt(address: string, answers: Record<string, Promise<void>> = {}): Router {
  const router = createMemoryRouter(
    [
      {
        id: 'list',
        path: '/list',
        element: <Filters />,
        loader: async ({ request }) => {
          const url = new URL(request.url);
          asked.push(url.search);
          await answers[url.search];
          return answerTo(url);
        },
      },
    ],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { list: answerTo(new URL(address, 'http://localhost')) } },
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function answerTo({ searchParams }: URL): Asked {
  const { level, access } = notation.readAsked(searchParams);
  return { level: level === 'gone' ? undefined : level, access };
}

function Filters() {
  return <ShownFilters found={useLoaderData<Asked>()} />;
}

/** Draws the page for what it was asked for, whatever its address is. */
let draw: (found: Asked) => void;

function DrawnByHand() {
  const [found, setFound] = useState<Asked>({});
  useEffect(() => {
    draw = (next) => act(() => setFound(next));
  }, []);
  return <ShownFilters found={found} />;
}

function ShownFilters({ found }: { found: Asked }) {
  const form = useFilterForm('/list', found, notation);
  return (
    <Form {...form}>
      <Select name="level" value={found.level} choices={['easy', 'hard', 'gone']} />
      <Select name="access" value={found.access} choices={['free']} />
      <output>{notation.addressOf('', found)}</output>
    </Form>
  );
}

function Select({ name, value, choices }: { name: string; value: string | undefined; choices: string[] }) {
  return (
    <select name={name} aria-label={name} defaultValue={value ?? ''}>
      {['', ...choices].map((choice) => (
        <option key={choice} value={choice} />
      ))}
    </select>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const chosen = (name: string) => field(name).value;
const found = () => screen.getByRole('status').textContent;

function choose(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Right after the address has changed, when the page that belongs to it is not there yet. */
function atArrivalOf(router: Router, query: string, act: () => void) {
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.search !== query || navigation.state !== 'idle') return;
    stop();
    act();
  });
}

/** Both the address and the page. */
async function arrivalOf(router: Router, query: string) {
  await waitFor(() => {
    expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { search: query } });
    expect(found()).toBe(query);
  });
}
