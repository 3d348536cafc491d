import type { DeskCategory } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  useDesk,
  useDeskChange,
  useDeskQuery,
} from '@souk/desk';
import { categoryPath } from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Link, useNavigate, useParams } from '@souk/router';
import { Button, ButtonLink, EmptyState, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { CategoryForm } from './category-form';
import { fullName, nameIn, possibleParents } from './category-names';
import { CategorySelect } from './category-select';

/** One category: its names and picture, where it stands, and its end. */
export function CategoryDetailPage() {
  const t = useT();
  const { locale } = useLocale();
  const { id = '' } = useParams();
  const named = (all: readonly DeskCategory[]) => all.filter((one) => String(one.id) === id);
  return (
    <DeskFrame
      screen="categories"
      merchantId={null}
      title={
        <DetailTitle
          call="categories"
          input={{}}
          name={(all) => named(all).map((one) => nameIn(one, locale))[0] ?? t('desk.categories.title')}
          screen="categories"
        />
      }
    >
      <CategoryDetail id={id} />
    </DeskFrame>
  );
}

function CategoryDetail({ id }: { id: string }) {
  const t = useT();
  return (
    <Loaded query={useDeskQuery('categories', {})}>
      {(all) => {
        const category = all.find((one) => String(one.id) === id);
        if (category) return <Shown key={category.id} all={all} category={category} />;
        return (
          <EmptyState
            title={t('desk.gone')}
            action={
              <ButtonLink as={Link} to="/admin/categories">
                {t('admin.categories.back')}
              </ButtonLink>
            }
          >
            {t('desk.goneText')}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

type Props = { all: readonly DeskCategory[]; category: DeskCategory };

function Shown({ all, category }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const { may } = useDesk();
  const { id, version, nameEn, nameFr, picture } = category;
  const save = useDeskChange('categorySave', { done: 'admin.categories.saved' });
  const begin = { nameEn, nameFr, picture };
  return (
    <Columns>
      <Column>
        {may('categories.write') && (
          <>
            <Panel title={t('admin.categories.words')}>
              <CategoryForm
                begin={begin}
                saveLabel={t('admin.categories.save')}
                isBusy={save.isPending}
                onSave={(words, saved) => save.mutate({ id, version, ...words }, { onSuccess: saved })}
              />
            </Panel>
            <Place key={version} all={all} category={category} />
            <Delete all={all} category={category} />
          </>
        )}
      </Column>
      <Column>
        <Panel title={t('desk.product.facts')}>
          <Facts>
            <dt>{t('admin.categories.name')}</dt>
            <dd>{fullName(all, id, locale)}</dd>
            <dt>{t('admin.categories.inIt')}</dt>
            <dd>{category.products}</dd>
            <dt>{t('admin.categories.address')}</dt>
            <dd>{categoryPath(category)}</dd>
          </Facts>
        </Panel>
      </Column>
    </Columns>
  );
}

/** Puts it under another category. */
function Place({ all, category: { id, version, parentId } }: Props) {
  const t = useT();
  const [to, setTo] = useState(parentId);
  const place = useDeskChange('categoryPlace', { done: 'admin.categories.moved' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place.mutate({ id, version, parentId: to, before: all.filter((one) => one.parentId === to).length });
  };
  return (
    <Panel title={t('admin.categories.place')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <CategorySelect
          label={t('admin.categories.parent')}
          hint={t('admin.categories.placeHint')}
          all={all}
          ids={possibleParents(all, id)}
          none={t('admin.categories.top')}
          value={to}
          onChange={setTo}
        />
        <div>
          <Button type="submit" disabled={to === parentId} isBusy={place.isPending}>
            <FormattedMessage id="admin.categories.move" />
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** Deletes it. What it holds goes to another one. */
function Delete({ all, category: { id, version } }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [to, setTo] = useState<number | null>(null);
  const remove = useDeskChange('categoryDelete', {
    done: 'admin.categories.deleted',
    then: () => navigate('/admin/categories', { replace: true }),
  });
  const hasChildren = all.some(({ parentId }) => parentId === id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate({ id, version, toId: to });
  };
  return (
    <Panel title={t('admin.categories.delete')}>
      {hasChildren ? (
        <p>{t('admin.categories.hasChildren')}</p>
      ) : (
        <Stack as="form" noValidate $gap={4} onSubmit={submit}>
          <CategorySelect
            label={t('admin.categories.takes')}
            hint={t('admin.categories.takesHint')}
            all={all}
            ids={all.filter((one) => one.id !== id).map((one) => one.id)}
            none={t('admin.categories.takesNone')}
            value={to}
            onChange={setTo}
          />
          <div>
            <Button type="submit" variant="danger" isBusy={remove.isPending}>
              <FormattedMessage id="admin.categories.deleteNow" />
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  );
}
