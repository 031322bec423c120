import { searchLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Spinner } from '@navor/ui/spinner.tsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { type SearchQuery, searchAddress } from '../../search-paths.ts';
import { OptionList } from './option-list.tsx';
import { optionsOf, type SearchOption } from './search-options.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = { query: SearchQuery; area: string; recent: readonly string[]; isFocused: boolean };

/** An ordinary form whose answer is an address; scripts add what somebody may mean while they type. */
export function SearchBox({ query, area, recent, isFocused }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useTypedQuery(query.q);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const { suggestions, isBusy } = useSuggestions(isOpen ? typed : '');
  const options = isOpen ? optionsOf({ typed, suggestions, recent, area }) : [];
  const active = options[activeIndex];
  const optionId = (option: SearchOption) => `${id}-${option.key}`;

  function close() {
    setIsOpen(false);
    setActiveIndex(-1);
  }
  function choose(option: SearchOption) {
    close();
    if (option.q !== undefined) setTyped(option.q);
    void navigate(option.href);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setActiveIndex(stepped(activeIndex, event.key === 'ArrowDown' ? 1 : -1, options.length));
    }
  }

  return (
    <Form
      action={`${area}search`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void navigate(searchAddress(area, { ...query, q: typed.trim() }));
      }}
      className="flex gap-2"
    >
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <div className="relative min-w-0 grow">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={searchLength.max}
          placeholder={t('placeholder')}
          // biome-ignore lint/a11y/noAutofocus: the screen is there for this field alone, as long as nothing was searched for.
          autoFocus={isFocused}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveIndex(-1);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={handleKey}
          onBlur={close}
          className="h-12 w-full rounded-md border border-line-strong bg-surface pr-11 pl-12 text-base text-ink placeholder:text-muted placeholder-shown:text-ellipsis"
        />
        {isBusy && (
          <span className="absolute top-3.5 right-4">
            <Spinner size="sm" isTextHidden />
          </span>
        )}
        <OptionList
          id={`${id}-list`}
          label={t(typed.trim() ? 'suggestions' : 'recent.title')}
          options={options}
          active={active}
          optionId={optionId}
          onPoint={(option) => setActiveIndex(options.indexOf(option))}
          onChoose={choose}
        />
      </div>
      <Button type="submit" size="lg" className="shrink-0">
        <Search aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{t('submit')}</span>
      </Button>
    </Form>
  );
}

/** From the field through all options and back to the field, which is -1. */
function stepped(index: number, by: 1 | -1, count: number): number {
  return ((index + 1 + by + count + 1) % (count + 1)) - 1;
}

/** What is typed, until the address asks for something else. */
function useTypedQuery(q: string) {
  const [state, setState] = useState({ of: q, typed: q });
  if (state.of !== q) setState({ of: q, typed: q });
  const setTyped = (typed: string) => setState({ of: q, typed });
  return [state.of === q ? state.typed : q, setTyped] as const;
}
