import { DeskFrame, Loaded, Panel, useDeskChange, useDeskQuery } from '@souk/desk';
import type { DeskCategory } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useState } from 'react';
import { CategoryForm } from './category-form';
import { CategorySelect } from './category-select';

/** A new category: the last one of those beside it. */
export function CategoryNewPage() {
  return (
    <DeskFrame screen="categories" merchantId={null} title={<FormattedMessage id="admin.categories.new" />}>
      <CategoryNew />
    </DeskFrame>
  );
}

function CategoryNew() {
  return <Loaded query={useDeskQuery('categories', {})}>{(all) => <NewForm all={all} />}</Loaded>;
}

const noWords = { nameEn: '', nameFr: '', picture: '' };

function NewForm({ all }: { all: readonly DeskCategory[] }) {
  const t = useT();
  const navigate = useNavigate();
  const [parentId, setParent] = useState<number | null>(null);
  const create = useDeskChange('categoryCreate', {
    done: 'admin.categories.created',
    thenIfMounted: ({ id }) => navigate(`/admin/categories/${id}`, { replace: true }),
  });
  return (
    <Panel title={t('admin.categories.words')}>
      <CategoryForm
        isNew
        begin={noWords}
        saveLabel={t('admin.categories.create')}
        isBusy={create.isPending}
        onSave={(words, saved) => create.mutate({ ...words, parentId }, { onSuccess: saved })}
      >
        <CategorySelect
          label={t('admin.categories.parent')}
          all={all}
          ids={all.filter(({ level }) => level < 3).map(({ id }) => id)}
          none={t('admin.categories.top')}
          value={parentId}
          onChange={setParent}
        />
      </CategoryForm>
    </Panel>
  );
}
