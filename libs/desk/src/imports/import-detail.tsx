import type { DeskImport } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useSearchParams } from '@souk/router';
import { Badge, Button, ButtonLink, Cluster, Notice, Stack, TabLink, TabLinks } from '@souk/ui';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { Frame, Table } from '../table/table-look';
import { useFileOf } from './file-actions';
import { importInput, type Kind, kinds } from './import.url';
import { RunTold } from './run-told';

const isRunning = ({ state, isStopped }: DeskImport) => state === 'applying' && !isStopped;

/** A file of products: what it would change and what is wrong by line; applied by a press, and followed while it runs. */
export function ImportDetail({ id }: { id: number }) {
  const [search] = useSearchParams();
  const query = useDeskQuery('import', importInput(id, search), { isRunning });
  return <Loaded query={query}>{(run) => <Shown run={run} />}</Loaded>;
}

function Shown({ run }: { run: DeskImport }) {
  const t = useT();
  const { base } = useDesk();
  const { id } = run;
  const apply = useDeskChange('importApply', { done: null });
  const cancel = useDeskChange('importCancel', { done: 'desk.import.cancelled' });
  const bad = useFileOf('importBad');
  const done = run.applied + run.refused;
  const waiting = run.new + run.changed;
  return (
    <>
      <Panel title={run.file}>
        <p role="status">
          <RunTold run={run} />
        </p>
        {run.isStopped && (
          <Notice $tone="warn">
            <FormattedMessage id="desk.import.stoppedText" />
          </Notice>
        )}
        {isRunning(run) && (
          <progress aria-label={t('desk.import.progress')} value={done} max={Math.max(1, done + waiting)} />
        )}
        {run.state === 'checked' && run.bad > 0 && (
          <Notice>
            <FormattedMessage id="desk.import.badText" values={{ waiting }} />
          </Notice>
        )}
        {run.state === 'checked' && <Marks run={run} />}
        <Cluster>
          {run.state === 'checked' && waiting > 0 && (
            <Button variant="primary" isBusy={apply.isPending} onClick={() => apply.mutate({ id })}>
              <FormattedMessage id="desk.import.apply" values={{ count: waiting }} />
            </Button>
          )}
          {(run.state === 'applying' || (run.state === 'checked' && waiting > 0)) && (
            <Button isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
              <FormattedMessage id={isRunning(run) ? 'desk.import.stop' : 'desk.import.discard'} />
            </Button>
          )}
          {!run.isForgotten && run.bad + run.refused > 0 && (
            <Button isBusy={bad.isPending} onClick={() => bad.mutate({ id })}>
              <FormattedMessage id="desk.import.bad" />
            </Button>
          )}
          <ButtonLink as={Link} to={`${base}/products/import`}>
            <FormattedMessage id="desk.import.another" />
          </ButtonLink>
        </Cluster>
      </Panel>
      {run.isForgotten ? (
        <Notice>
          <FormattedMessage id="desk.import.forgotten" />
        </Notice>
      ) : (
        <Lines run={run} />
      )}
    </>
  );
}

/** What a person should look at before they press. */
function Marks({ run: { marked, asksFresh } }: { run: DeskImport }) {
  if (marked.price + marked.emptied === 0 && !asksFresh) return null;
  return (
    <Notice $tone="warn">
      <Stack $gap={2}>
        {marked.price > 0 && (
          <p>
            <FormattedMessage id="desk.import.markedPrices" values={{ count: marked.price }} />
          </p>
        )}
        {marked.emptied > 0 && (
          <p>
            <FormattedMessage id="desk.import.markedEmptied" values={{ count: marked.emptied }} />
          </p>
        )}
        {asksFresh && (
          <p>
            <FormattedMessage id="desk.import.asksFresh" />
          </p>
        )}
      </Stack>
    </Notice>
  );
}

function Lines({ run }: { run: DeskImport }) {
  const t = useT();
  const shown = kinds.filter((kind) => run[kind] > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <TabLinks aria-label={t('desk.parts')}>
        {shown.map((kind: Kind) => (
          <TabLink key={kind} as={Link} to={`?show=${kind}`} aria-current={kind === run.show ? 'page' : undefined}>
            <FormattedMessage id={`desk.import.rows.${kind}`} /> <Badge $tone="brand">{run[kind]}</Badge>
          </TabLink>
        ))}
      </TabLinks>
      <Frame role="region" aria-label={t(`desk.import.rows.${run.show}`)} tabIndex={0}>
        <Table>
          <caption>{t(`desk.import.rows.${run.show}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.import.line')}</th>
              <th scope="col">{t('desk.products.name')}</th>
              <th scope="col">{t('desk.product.variant')}</th>
              <th scope="col">{t('desk.import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {run.rows.map(({ line, product, variant, changes, problems }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{product}</td>
                <td>{variant.split(',').join(', ')}</td>
                <td>
                  {problems.map(({ column, message }) => (
                    <div key={column + message}>
                      <FormattedMessage id="desk.import.of" values={{ column, text: message }} />
                    </div>
                  ))}
                  {problems.length === 0 &&
                    changes.map(({ column, before, after, mark }) => (
                      <div key={column}>
                        <FormattedMessage
                          id="desk.import.of"
                          values={{ column, text: run.show === 'new' ? after : `${before || '—'} → ${after || '—'}` }}
                        />{' '}
                        {mark && <Badge $tone="warn">{t(`desk.import.mark.${mark}`)}</Badge>}
                      </div>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {run.rows.length < run[run.show] && (
        <p>
          <FormattedMessage id="desk.import.more" values={{ count: run[run.show] - run.rows.length }} />
        </p>
      )}
    </>
  );
}
