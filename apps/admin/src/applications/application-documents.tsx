import type { ApplicationDocument } from '@souk/contract';
import type { DeskApplication } from '@souk/contract/desk';
import { ReasonDialog, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Badge, Button, Cluster, Picture, type Tone } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';

const tones: Readonly<Record<ApplicationDocument['state'], Tone>> = {
  pending: 'warn',
  accepted: 'ok',
  refused: 'sale',
};

/** The documents of an application, each accepted or refused by itself. */
export function ApplicationDocuments({ application }: { application: DeskApplication }) {
  const t = useT();
  const { may } = useDesk();
  /** What is refused, and the state that was seen then: a colleague may decide while the reason is typed. */
  const [refused, setRefused] = useState<Pick<ApplicationDocument, 'url' | 'state'> | null>(null);
  const decide = useDeskChange('applicationDocument', {
    done: null,
    // The dialog may be another document's by then.
    close: ({ url, state }) => state === 'refused' && setRefused((now) => (now?.url === url ? null : now)),
  });
  const canDecide = may('merchants.decide') && application.auditStatus === 1;
  if (application.documents.length === 0) {
    return (
      <p>
        <FormattedMessage id="admin.applications.noDocuments" />
      </p>
    );
  }
  return (
    <>
      <List>
        {application.documents.map(({ url, state, reason }, at) => (
          <li key={url.split('?')[0]}>
            <a href={url} target="_blank" rel="noreferrer">
              <Picture
                src={url}
                alt={t('admin.applications.document', { no: at + 1 })}
                sizes="160px"
                widths={[160, 320]}
                fit="contain"
              />
            </a>
            <div>
              <Badge $tone={tones[state]}>
                <FormattedMessage id={`admin.applications.document.${state}`} />
              </Badge>
              {reason && <p>{reason}</p>}
              {canDecide && (
                <Cluster>
                  {state !== 'accepted' && (
                    <Button
                      size="sm"
                      isBusy={decide.isPending}
                      onClick={() => decide.mutate({ id: application.id, url, from: state, state: 'accepted' })}
                    >
                      {t('admin.applications.accept', { no: at + 1 })}
                    </Button>
                  )}
                  {state !== 'refused' && (
                    <Button size="sm" variant="danger" onClick={() => setRefused({ url, state })}>
                      {t('admin.applications.refuse', { no: at + 1 })}
                    </Button>
                  )}
                </Cluster>
              )}
            </div>
          </li>
        ))}
      </List>
      {refused && (
        <ReasonDialog
          title={t('admin.applications.refuseTitle')}
          text={t('admin.applications.refuseText')}
          label={t('admin.applications.refuseReason')}
          hint={t('admin.applications.reasonShown')}
          confirm={t('admin.applications.refuseTitle')}
          maxLength={300}
          isBusy={decide.isPending}
          onConfirm={(reason) =>
            decide.mutate({ id: application.id, url: refused.url, from: refused.state, state: 'refused', reason })
          }
          onClose={() => setRefused(null)}
        />
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
  & > li > div {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  & img {
    width: 160px;
    border-radius: var(--radius);
    background: var(--color-picture);
  }
`;
