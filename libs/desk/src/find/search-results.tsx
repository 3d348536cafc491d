import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import styled from 'styled-components';
import type { FindLine } from './find-lines';

type Props = {
  lines: readonly FindLine[];
  listId: string;
  idOf: (index: number) => string;
  /** The line that Enter opens; -1: none. */
  active: number;
  onOpen: () => void;
};

/** What was found, each a link with its kind. */
export function SearchResults({ lines, listId, idOf, active, onOpen }: Props) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <List role="listbox" id={listId} aria-label={t('desk.find.results')}>
      {lines.map(({ kind, to, name, about }, index) => (
        <Line
          key={to}
          role="option"
          id={idOf(index)}
          aria-selected={index === active}
          tabIndex={-1}
          to={to}
          onClick={onOpen}
        >
          <span>
            <b>{name}</b>
            {about && (
              <>
                {' '}
                <small>{about}</small>
              </>
            )}
          </span>{' '}
          <Kind>
            <FormattedMessage id={`desk.find.kind.${kind}`} />
          </Kind>
        </Line>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
`;
const Line = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: var(--radius);
  color: var(--color-ink);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover,
  &[aria-selected='true'] {
    background: var(--color-sunken);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--color-brand);
    outline-offset: -2px;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Kind = styled.span`
  flex: none;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
