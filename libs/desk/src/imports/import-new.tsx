import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { useSay } from '@souk/state';
import { Button, Notice, Stack } from '@souk/ui';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Column, Columns, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';

const mostBytes = 10_000_000;

/** Brings a file of products in: it is checked first, and changes nothing before somebody has read what it would. */
export function ImportNew() {
  const t = useT();
  return (
    <Columns>
      <Column>
        <Panel title={t('desk.import.file')}>
          <p>
            <FormattedMessage id="desk.import.text" />
          </p>
          <p>
            <FormattedMessage id="desk.import.newText" />
          </p>
          <FileForm />
        </Panel>
      </Column>
      <Column>
        <Panel title={t('desk.import.before')}>
          <Runs />
        </Panel>
      </Column>
    </Columns>
  );
}

function FileForm() {
  const t = useT();
  const id = useId();
  const { base } = useDesk();
  const navigate = useNavigate();
  const { errorText } = useSay();
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const check = useDeskChange('importCheck', {
    done: null,
    then: (made) => navigate(`${base}/products/imports/${made.id}`),
    failed: (error) => setWrong(errorText(error)),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setWrong(t('desk.import.fileMissing'));
    if (file.size > mostBytes) return setWrong(t('desk.import.tooLarge'));
    setWrong(null);
    const csv = await file.text();
    if (!check.isPending) check.mutate({ name: file.name.slice(0, 120), csv });
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
      <Label htmlFor={id}>
        <FormattedMessage id="desk.import.choose" />
      </Label>
      <FileInput
        id={id}
        // eslint-disable-next-line no-restricted-syntax -- it is read when the form is submitted, nothing is sent before
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      {wrong && (
        <Notice $tone="sale" role="alert">
          {wrong}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={check.isPending}>
          <FormattedMessage id="desk.import.check" />
        </Button>
      </div>
    </Stack>
  );
}

function Runs() {
  const { base } = useDesk();
  return (
    <Loaded query={useDeskQuery('imports', {})}>
      {(runs) =>
        runs.length === 0 ? (
          <p>
            <FormattedMessage id="desk.import.none" />
          </p>
        ) : (
          <List>
            {runs.map(({ id, file, at, by, state }) => (
              <li key={id}>
                <Link to={`${base}/products/imports/${id}`}>{file}</Link>
                <small>
                  {by} · <DateText iso={at} look="time" /> · <FormattedMessage id={`desk.import.state.${state}`} />
                </small>
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Label = styled.label`
  font-size: var(--text-sm);
  font-weight: 600;
`;
const FileInput = styled.input`
  max-width: 100%;
  &::file-selector-button {
    min-height: 44px;
    margin-inline-end: 12px;
    padding: 8px 16px;
    border: 1px solid var(--color-ink);
    border-radius: var(--radius);
    background: var(--color-surface);
    color: var(--color-ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
