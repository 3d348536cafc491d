import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture } from '@souk/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import type { SuggestionLine } from './suggestion-lines';

type Props = {
  lines: readonly SuggestionLine[];
  listId: string;
  idOf: (index: number) => string;
  /** The line that the arrow keys have reached; -1: none. */
  active: number;
  onChoose: (line: SuggestionLine) => void;
};

/** Proposals under the search field, each a link. Source: docs/expectations S1. */
export function Suggestions({ lines, listId, idOf, active, onChoose }: Props) {
  const t = useT();
  return (
    <List role="listbox" id={listId} aria-label={t('search.suggestions')}>
      {lines.map((line, index) => (
        <Line
          key={line.to}
          role="option"
          id={idOf(index)}
          aria-selected={index === active}
          tabIndex={-1}
          to={line.to}
          onClick={() => onChoose(line)}
        >
          <Look line={line} />
        </Line>
      ))}
    </List>
  );
}

function Look({ line: { kind, text, image, priceUsd } }: { line: SuggestionLine }) {
  return (
    <>
      {image ? (
        <Picture src={image} alt="" sizes="48px" widths={[96]} />
      ) : (
        <Glyph aria-hidden="true">
          <Search />
        </Glyph>
      )}
      <span>
        {kind === 'category' || kind === 'merchant' ? (
          <FormattedMessage
            id={kind === 'category' ? 'search.inCategory' : 'search.ofMerchant'}
            values={{ name: text }}
          />
        ) : (
          text
        )}
      </span>
      {priceUsd !== undefined && (
        <b>
          <Money usd={priceUsd} />
        </b>
      )}
    </>
  );
}

const List = styled.div`
  display: grid;
`;
const Glyph = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  color: var(--color-ink-soft);
  & > svg {
    width: 18px;
    height: 18px;
    stroke-width: 1.5;
  }
`;
const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 8px;
  margin-inline: -8px;
  border-radius: var(--radius);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover,
  &:focus-visible,
  &[aria-selected='true'] {
    background: var(--color-sunken);
  }
  & > img {
    flex: none;
    width: 48px;
    border-radius: var(--radius-small);
  }
  & > b {
    flex: none;
    margin-inline-start: auto;
    font-weight: 600;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
