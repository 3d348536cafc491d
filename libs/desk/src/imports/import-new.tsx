import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import styled from 'styled-components';
import { Column, Columns, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { FileForm } from './file-form';
import { RunTold } from './run-told';
import { StoreTime } from '../parts/store-time';

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
            {runs.map((run) => (
              <li key={run.id}>
                <Link to={`${base}/products/imports/${run.id}`}>{run.file}</Link>
                <small>
                  {run.by} · <StoreTime iso={run.at} />
                </small>
                <small>
                  <RunTold run={run} />
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
