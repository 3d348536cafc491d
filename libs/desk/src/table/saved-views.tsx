import { hasReason } from '@souk/api-client';
import type { ViewedList } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { useSay } from '@souk/state';
import { Button, chipLook, Cluster, IconButton } from '@souk/ui';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeskChange, useDeskQuery } from '../parts/use-desk';
import { SaveViewDialog } from './save-view-dialog';

type Props = {
  list: ViewedList;
  /** The query of the list's address as it is now, without its page and without `?`. */
  current: string;
};

/** A person's own views of a list above it: each a link, with a way to remove it, and one to save what the list shows now. */
export function SavedViews({ list, current }: Props) {
  const t = useT();
  const { data = [] } = useDeskQuery('views', {});
  const say = useSay();
  const done = 'desk.views.removed';
  // Their other window may have removed it: what was wanted is so.
  const failed = (error: unknown) => (hasReason(error, 'NOT_FOUND') ? say.done(done) : say.failed(error));
  const remove = useDeskChange('viewDelete', { done, failed });
  const [isSaving, setSaving] = useState(false);
  const views = data.filter((view) => view.list === list);
  return (
    <Row as="nav" aria-label={t('desk.views')}>
      {views.map(({ id, name, query }) => (
        <View key={id}>
          <Link to={`?${query}`} aria-current={query === current ? 'page' : undefined}>
            {name}
          </Link>
          <IconButton label={t('desk.views.remove', { name })} onClick={() => remove.mutate({ id })}>
            <X aria-hidden="true" />
          </IconButton>
        </View>
      ))}
      <Button size="sm" variant="quiet" onClick={() => setSaving(true)}>
        <BookmarkPlus size={16} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="desk.views.save" />
      </Button>
      {isSaving && <SaveViewDialog list={list} query={current} onClose={() => setSaving(false)} />}
    </Row>
  );
}

/** As high without a view as with one: the list below stays where it is. */
const Row = styled(Cluster)`
  gap: 8px;
  min-height: 44px;
  @media print {
    display: none;
  }
`;
const View = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  & > a {
    ${chipLook}
    overflow-wrap: anywhere;
  }
  & > button > svg {
    width: 16px;
    height: 16px;
  }
`;
