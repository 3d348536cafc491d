import type { SavedReply } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  Loaded,
  Panel,
  RemovalDialog,
  useDesk,
  useDeskChange,
  useDeskQuery,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useNavigate, useParams } from '@souk/router';
import { Button, EmptyState } from '@souk/ui';
import { useState } from 'react';
import { repliesRead } from './reply.reads';
import { ReplyForm } from './reply-form';

const listPath = '/admin/tickets/replies';

/** One saved reply, or a new one. */
export function ReplyEditPage() {
  const { id = '' } = useParams();
  const title = id === 'new' ? 'admin.replies.new' : 'admin.replies.title';
  return (
    <DeskFrame screen="tickets" merchantId={null} title={<FormattedMessage id={title} />}>
      <ReplyEdit id={id} />
    </DeskFrame>
  );
}

function ReplyEdit({ id }: { id: string }) {
  return (
    <Loaded query={useDeskQuery(...repliesRead())}>
      {({ list }) => {
        const reply = list.find((one) => String(one.id) === id);
        if (reply) return <Stored key={reply.id} reply={reply} />;
        return id === 'new' ? <New /> : <Gone />;
      }}
    </Loaded>
  );
}

function Gone() {
  return (
    <EmptyState
      title={<FormattedMessage id="desk.gone" />}
      action={
        <Link to={listPath}>
          <FormattedMessage id="admin.replies.title" />
        </Link>
      }
    />
  );
}

const noReply = { name: '', textEn: '', textFr: '' };

function New() {
  const navigate = useNavigate();
  const create = useDeskChange('savedReplyCreate', {
    done: 'admin.replies.saved',
    thenIfMounted: () => navigate(listPath, { replace: true }),
  });
  return (
    <ReplyForm
      begin={noReply}
      isNew
      isBusy={create.isPending}
      onSave={(words, saved) => create.mutate(words, { onSuccess: saved })}
    />
  );
}

function Stored({ reply: { id, version, ...words } }: { reply: SavedReply }) {
  const { may } = useDesk();
  const save = useDeskChange('savedReplySave', { done: 'admin.replies.saved' });
  return (
    <Columns>
      <Column>
        <ReplyForm
          begin={words}
          isBusy={save.isPending}
          onSave={(changed, saved) => save.mutate({ id, version, ...changed }, { onSuccess: saved })}
        />
      </Column>
      {may('tickets.answer') && <Removal id={id} version={version} />}
    </Columns>
  );
}

function Removal({ id, version }: Pick<SavedReply, 'id' | 'version'>) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = useDeskChange('savedReplyDelete', {
    done: 'admin.replies.deleted',
    thenIfMounted: () => navigate(listPath, { replace: true }),
  });
  return (
    <Panel title={t('admin.replies.delete')}>
      <p>{t('admin.replies.deleteText')}</p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        <FormattedMessage id="admin.replies.delete" />
      </Button>
      {isAsked && (
        <RemovalDialog
          title={t('admin.replies.delete')}
          text={t('admin.replies.deleteText')}
          confirm={t('admin.replies.delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id, version }, { onError: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
