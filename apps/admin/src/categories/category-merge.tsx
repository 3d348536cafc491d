import type { DeskCategory } from '@souk/contract/desk';
import { faultsIn, Panel, useDeskChange, useFieldFaults } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Button, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { possibleTargets } from './category-names';
import { CategorySelect } from './category-select';

type Props = { all: readonly DeskCategory[]; category: DeskCategory };

/** Deletes it. Another one takes in what it holds and what stands below it, and its address leads there. */
export function CategoryMerge({ all, category: { id, version, products } }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [to, setTo] = useState<number | null>(null);
  const remove = useDeskChange('categoryDelete', {
    done: `admin.categories.${to === null ? 'deleted' : 'merged'}`,
    thenIfMounted: () => navigate(`/admin/categories${to === null ? '' : `/${to}`}`, { replace: true }),
  });
  const isEmpty = products === 0 && !all.some(({ parentId }) => parentId === id);
  const isAlone = to === null && isEmpty;
  const fields = useFieldFaults(faultsIn({ to: to === null && !isEmpty ? 'admin.categories.takesMissing' : null }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check()) remove.mutate({ id, version, toId: to });
  };
  return (
    <Panel title={t('admin.categories.delete')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <CategorySelect
          label={t('admin.categories.takes')}
          hint={t('admin.categories.takesHint')}
          all={all}
          ids={possibleTargets(all, id)}
          none={t(`admin.categories.${isEmpty ? 'takesNone' : 'takesChoose'}`)}
          error={fields.errorOf('to')}
          value={to}
          onChange={setTo}
        />
        <div>
          <Button type="submit" variant="danger" isBusy={remove.isPending}>
            <FormattedMessage id={`admin.categories.${isAlone ? 'deleteNow' : 'mergeNow'}`} />
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
