import { isRefused } from '@souk/api-client';
import type { DeskSeller } from '@souk/contract/desk';
import { freshSignInS } from '@souk/domain';
import { bareAccount, isPaymentAccount } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, TextField } from '@souk/ui';
import { useState } from 'react';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { Panel } from '../parts/layout';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';

/** The account that a merchant is paid out to: its end, another one in its place, and for who transfers money the whole of it. */
export function SellerAccount({ seller: { id, accountEnd } }: { seller: DeskSeller }) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('accountSave', { done: 'desk.account.saved' });
  const draft = useDraft({ account: '' }, save.isPending);
  const { values, setValues } = draft;
  const fields = useFieldFaults(
    faultsIn({ account: isPaymentAccount(bareAccount(values.account)) ? null : 'desk.account.bad' }),
  );
  /** The end of the account that was there when typing began; null: of the one that is there now. */
  const [seenEnd, setSeenEnd] = useState<string | null>(null);
  const store = () => {
    if (!fields.check() || save.isPending) return;
    save.mutate(
      { id, account: values.account, from: seenEnd ?? accountEnd },
      { onSuccess: () => draft.beginAnew(values), onError: (error) => isRefused(error) && setSeenEnd(null) },
    );
  };
  return (
    <Panel title={t('desk.account.title')}>
      <p>{accountEnd ? t('desk.account.now', { end: accountEnd }) : t('desk.account.none')}</p>
      {accountEnd !== '' && may('payouts.write') && <WholeAccount key={accountEnd} id={id} />}
      {may('sellers.write') && (
        <DraftForm
          draft={draft}
          nameOf={() => t('desk.account.account')}
          saveLabel={t('desk.account.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          onSave={store}
        >
          <TextField
            label={t('desk.account.account')}
            hint={t('desk.account.hint', { minutes: freshSignInS / 60 })}
            error={fields.errorOf('account')}
            value={values.account}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              if (values.account === '') setSeenEnd(accountEnd);
              setValues({ account: event.target.value });
            }}
          />
        </DraftForm>
      )}
    </Panel>
  );
}

function WholeAccount({ id }: { id: number }) {
  const show = useDeskChange('accountShow', { done: null });
  return (
    <Cluster role="status">
      {show.data ? (
        <code>{show.data.account}</code>
      ) : (
        <Button size="sm" isBusy={show.isPending} onClick={() => show.mutate({ id })}>
          <FormattedMessage id="desk.account.show" />
        </Button>
      )}
    </Cluster>
  );
}
