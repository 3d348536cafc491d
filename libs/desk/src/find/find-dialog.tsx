import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useSay } from '@souk/state';
import { Dialog, ErrorNotice, Stack, TextInput, VisuallyHidden } from '@souk/ui';
import { findTextMin } from '@souk/contract/desk';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { screensOf } from '../frame/screens';
import { useDesk } from '../parts/use-desk';
import { linesOf } from './find-lines';
import { SearchResults } from './search-results';
import { useSearchResults } from './use-search-results';

/**
 * Finds screens by name and everything else by what the server knows of it. The first line is chosen: Enter opens it, also before
 * the answer to what was typed is there. Source: WAI-ARIA combobox pattern.
 */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { errorText } = useSay();
  const place = useDesk();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [opensNext, setOpensNext] = useState(false);
  const text = typed.trim();
  const found = useSearchResults(text);
  const screens = screensOf(place).map(({ id, path }) => ({ path, name: t(`desk.${id}.title`) }));
  const lines = linesOf(text, screens, found.hits, place.base);
  const active = Math.max(
    lines.findIndex(({ to }) => to === chosen),
    lines.length > 0 ? 0 : -1,
  );
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active >= 0 ? idOf(active) : undefined;

  const target = lines[active]?.to;
  // Until the answer is there, the first line may be an earlier text's: Enter waits, unless it is a screen or was chosen by an arrow.
  const isSure = !found.isBehind || (target !== undefined && (target === chosen || lines[active]?.kind === 'screen'));
  useEffect(() => {
    if (!opensNext || !isSure) return;
    setOpensNext(false);
    if (target === undefined) return;
    onClose();
    void navigate(target);
  }, [opensNext, isSure, target, onClose, navigate]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpensNext(true);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || lines.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setOpensNext(false);
    setChosen(lines[(active + by + lines.length) % lines.length]?.to ?? null);
  };

  return (
    <Window $width={640} title={t('desk.find.title')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={3}>
        <form role="search" onSubmit={submit}>
          <TextInput
            role="combobox"
            aria-label={t('desk.find.label')}
            placeholder={t('desk.find.label')}
            aria-autocomplete="list"
            aria-expanded={lines.length > 0}
            aria-controls={lines.length > 0 ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            data-autofocus=""
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(null);
              setOpensNext(false);
            }}
            onKeyDown={walk}
          />
        </form>
        {found.error !== null && (
          <ErrorNotice
            title={errorText(found.error)}
            retryLabel={<FormattedMessage id="word.retry" />}
            onRetry={found.retry}
          >
            <FormattedMessage id="desk.find.failedText" />
          </ErrorNotice>
        )}
        <SearchResults lines={lines} listId={listId} idOf={idOf} active={active} onOpen={onClose} />
        {lines.length === 0 && !found.isBehind && found.error === null && (
          <p>
            <FormattedMessage
              id={found.isAsked ? 'desk.find.none' : 'desk.find.more'}
              values={{ q: text, min: findTextMin }}
            />
          </p>
        )}
        <VisuallyHidden role="status">
          {found.isBehind ? '' : <FormattedMessage id="desk.find.count" values={{ count: lines.length }} />}
        </VisuallyHidden>
      </Stack>
    </Window>
  );
}

/** As high for few lines as for many: nothing moves while somebody types. */
const Window = styled(Dialog)`
  height: min(92dvh, 640px);
`;
