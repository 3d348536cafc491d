import { DeskFrame, Loaded, Panel, RuledList, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';
import { repliesRead } from './reply.reads';

/** Answers to tickets that are stored once, for everybody who answers tickets. */
export function ReplyListPage() {
  return (
    <DeskFrame screen="tickets" merchantId={null} title={<FormattedMessage id="admin.replies.title" />}>
      <ReplyList />
    </DeskFrame>
  );
}

function ReplyList() {
  const t = useT();
  const { may } = useDesk();
  return (
    <>
      {may('tickets.answer') && (
        <div>
          <ButtonLink as={Link} to="/admin/tickets/replies/new" $variant="primary">
            <FormattedMessage id="admin.replies.new" />
          </ButtonLink>
        </div>
      )}
      <Loaded query={useDeskQuery(...repliesRead())}>
        {({ list }) => (
          <Panel title={t('admin.replies.title')}>
            <p>{t(list.length === 0 ? 'admin.replies.none' : 'admin.replies.text')}</p>
            <RuledList>
              {list.map(({ id, name, textEn, textFr }) => (
                <li key={id}>
                  <Link to={`/admin/tickets/replies/${id}`}>{name}</Link>
                  <br />
                  <small lang="en">{beginning(textEn)}</small>
                  <br />
                  <small lang="fr">{beginning(textFr)}</small>
                </li>
              ))}
            </RuledList>
          </Panel>
        )}
      </Loaded>
    </>
  );
}

const beginning = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
