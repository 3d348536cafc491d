import type { DeskCategory } from '@souk/contract/desk';
import { DraftConflict, Panel, useDeskChange, useDraft } from '@souk/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Button, Stack } from '@souk/ui';
import type { FormEvent } from 'react';
import { followingWithin, fullName, possibleParents, productsWithin } from './category-names';
import { CategorySelect } from './category-select';

type Props = { all: readonly DeskCategory[]; category: DeskCategory };

/** Puts it under another category. */
export function CategoryPlace({ all, category: { id, version, parentId } }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const place = useDeskChange('categoryPlace', { done: 'admin.categories.moved' });
  const draft = useDraft({ to: parentId }, place.isPending);
  const { to } = draft.values;
  const nameOf = (parent: unknown) =>
    parent === null ? t('admin.categories.top') : fullName(all, Number(parent), locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const before = all.filter((one) => one.parentId === to).length;
    const store = () => place.mutate({ id, version, parentId: to, before }, { onSuccess: () => draft.saved({ to }) });
    if (draft.isChanged && !place.isPending) draft.submit(store);
  };
  return (
    <Panel title={t('admin.categories.place')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <DraftConflict
          draft={draft}
          nameOf={() => t('admin.categories.parent')}
          textOf={(_field, parent) => nameOf(parent)}
        />
        <CategorySelect
          label={t('admin.categories.parent')}
          hint={t('admin.categories.placeHint')}
          all={all}
          ids={possibleParents(all, id)}
          none={t('admin.categories.top')}
          value={to}
          onChange={(parent) => draft.setValues({ to: parent })}
        />
        <Following all={all} id={id} />
        <div>
          <Button type="submit" disabled={!draft.isChanged} isBusy={place.isPending}>
            <FormattedMessage id="admin.categories.move" />
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** How many of its products already stand where it was moved to. */
function Following({ all, id }: { all: readonly DeskCategory[]; id: number }) {
  const t = useT();
  const rest = followingWithin(all, id);
  if (rest === 0) return null;
  const count = productsWithin(all, id);
  return (
    <div>
      <p role="status">
        <FormattedMessage id="admin.categories.following" values={{ done: count - rest, count }} />
      </p>
      <progress aria-label={t('admin.categories.progress')} value={count - rest} max={count} />
    </div>
  );
}
