import { type ImportColumn, importColumns, type ImportFileColumn } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Notice, SelectField, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../parts/use-desk';
import { type FieldFaults, useFieldFaults } from '../parts/use-field-faults';

type Props = {
  file: string;
  columns: readonly ImportFileColumn[];
  isBusy: boolean;
  onCheck: (targets: (ImportColumn | null)[]) => void;
  onBack: () => void;
};

/** What is wrong with what the columns of a file are to hold. `columns`: with all of them; `column.2`: the third one holds what one before it does. */
const columnsFaults = (targets: readonly (ImportColumn | null)[]): FieldFaults<'columns' | `column.${number}`> => ({
  ...(targets.includes('product') ? {} : { columns: 'desk.import.productMissing' }),
  ...Object.fromEntries(
    targets.flatMap((target, at) =>
      target !== null && targets.indexOf(target) < at ? [[`column.${at}`, 'desk.import.columnTwice']] : [],
    ),
  ),
});

/** What each column of somebody's own file holds: named, remembered or guessed, and theirs to change. */
export function ImportColumns({ file, columns, isBusy, onCheck, onBack }: Props) {
  const t = useT();
  const { merchantId } = useDesk();
  const [targets, setTargets] = useState(() => columns.map(({ target }) => target));
  const fields = useFieldFaults(columnsFaults(targets));
  const offered = importColumns.filter((name) => name !== 'merchant' || merchantId === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !isBusy) onCheck(targets);
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <p role="status">
        <FormattedMessage
          id="desk.import.columnsText"
          values={{ file, used: targets.filter(Boolean).length, count: columns.length }}
        />
      </p>
      <Grid>
        {columns.map(({ header, example, by }, at) => (
          <SelectField
            // Two columns can have one header; their order is the file's and never changes.
            key={at}
            label={header || t('desk.import.columnNumber', { number: at + 1 })}
            mark={by === 'memory' && targets[at] === columns[at]?.target ? t('desk.import.remembered') : undefined}
            hint={example && t('desk.import.example', { example })}
            error={fields.errorOf(`column.${at}`)}
            value={targets[at] ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = offered.find((name) => name === value) ?? null;
              setTargets((now) => now.map((target, other) => (other === at ? chosen : target)));
            }}
          >
            <option value="">{t('desk.import.leaveOut')}</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {t(`desk.import.column.${name}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
      {fields.errorOf('columns') && (
        <Notice $tone="sale" role="alert">
          {fields.errorOf('columns')}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          <FormattedMessage id="desk.import.check" />
        </Button>
        <Button onClick={onBack}>
          <FormattedMessage id="desk.import.otherFile" />
        </Button>
      </Cluster>
    </Stack>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 16px;
  overflow-wrap: anywhere;
`;
