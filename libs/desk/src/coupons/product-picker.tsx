import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, TextField } from '@souk/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useDeskQuery } from '../parts/use-desk';

type Chosen = readonly { id: number; name: string }[];
type Props = { chosen: Chosen; error?: string | null; onChange: (chosen: Chosen) => void };

const most = 100;

/** Finds products by name and puts them on a list. */
export function ProductPicker({ chosen, error = null, onChange }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useDeskQuery('products', { q, limit: 5 });
  const offered = q === '' ? [] : (found.data?.list ?? []).filter(({ id }) => chosen.every((one) => one.id !== id));
  return (
    <Parts role="group" aria-label={t('desk.picker.title')}>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('desk.picker.removeOf', { name })}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                <FormattedMessage id="desk.picker.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('desk.picker.find')}
        value={text}
        maxLength={100}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {offered.length > 0 && (
        <Cluster $gap={2}>
          {offered.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              disabled={chosen.length >= most}
              onClick={() => {
                onChange([...chosen, { id, name }]);
                setText('');
              }}
            >
              <FormattedMessage id="desk.picker.add" values={{ name }} />
            </Button>
          ))}
        </Cluster>
      )}
      {q !== '' && found.data?.list.length === 0 && (
        <p role="status">
          <FormattedMessage id="desk.noMatch" values={{ q }} />
        </p>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 12px;
  & > ul {
    display: grid;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    border-bottom: 1px solid var(--color-line);
  }
`;
