import { importHeadChars, type ImportFileColumn } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useSay } from '@souk/state';
import { Button, Notice, Stack } from '@souk/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { ImportColumns } from './import-columns';

const mostBytes = 10_000_000;

/** What a file holds; null: it is no longer the one that was chosen, as when somebody mended it and saved it again. */
const textOf = (file: File): Promise<string | null> => file.text().catch(() => null);

type Read = { name: string; csv: string; columns: readonly ImportFileColumn[] };

/** Chooses a file and has it checked; where it names columns its own way, somebody says first what they hold. */
export function FileForm() {
  const t = useT();
  const id = useId();
  const { base } = useDesk();
  const navigate = useNavigate();
  const { errorText } = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  /** Why the file was not taken, by the browser or the server; null: nothing was tried, or it was. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const failed = (error: unknown) => setTrouble(errorText(error));
  const look = useDeskChange('importColumns', { done: null, failed });
  const check = useDeskChange('importCheck', {
    done: null,
    thenIfMounted: (made) => navigate(`${base}/products/imports/${made.id}`),
    failed,
  });
  const isBusy = look.isPending || check.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setTrouble(t('desk.import.fileMissing'));
    if (file.size > mostBytes) return setTrouble(t('desk.import.tooLarge'));
    setTrouble(null);
    const [name, csv] = [file.name.slice(0, 120), await textOf(file)];
    if (csv === null) {
      if (input.current) input.current.value = ''; // a browser tells of no choice where its field holds the same file already
      setFile(null);
      return setTrouble(t('desk.import.fileChanged'));
    }
    if (csv.trim() === '') return setTrouble(t('desk.import.empty'));
    // No text has such a letter: pictures do, and spreadsheets in other encodings. The api takes none.
    if (csv.includes('\0')) return setTrouble(t('desk.import.notText'));
    if (isBusy) return;
    look.mutate(
      { csv: csv.slice(0, importHeadChars) },
      {
        onSuccess: ({ columns }) =>
          columns.every(({ by }) => by === 'name') ? check.mutate({ name, csv }) : setRead({ name, csv, columns }),
      },
    );
  };
  const told = trouble && (
    <Notice $tone="sale" role="alert">
      {trouble}
    </Notice>
  );
  if (read)
    return (
      <>
        <ImportColumns
          file={read.name}
          columns={read.columns}
          isBusy={isBusy}
          onCheck={(columns) => check.mutate({ name: read.name, csv: read.csv, columns })}
          onBack={() => {
            setRead(null);
            setTrouble(null);
          }}
        />
        {told}
      </>
    );
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
      <Label htmlFor={id}>
        <FormattedMessage id="desk.import.choose" />
      </Label>
      <FileInput
        id={id}
        ref={input}
        // eslint-disable-next-line no-restricted-syntax -- it is read when the form is submitted, nothing is sent before
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setTrouble(null);
        }}
      />
      {told}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          <FormattedMessage id="desk.import.check" />
        </Button>
      </div>
    </Stack>
  );
}

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
