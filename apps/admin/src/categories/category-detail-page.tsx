import type { DeskCategory } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  ThingLog,
  useDesk,
  useDeskChange,
  useDeskQuery,
} from '@souk/desk';
import { categoryPath } from '@souk/domain';
import { useLocale, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { CategoryForm } from './category-form';
import { CategoryMerge } from './category-merge';
import { fullName, nameIn, productsWithin } from './category-names';
import { CategoryPlace } from './category-place';

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
      <ThingLog subject="category" id={id} />
    </DeskFrame>
  );
}

/** Whether products still follow a category that was moved. */
const isRunning = (all: readonly DeskCategory[]) => all.some(({ following }) => following > 0);

function CategoryDetail({ id }: { id: string }) {
  const t = useT();
  return (
    <Loaded query={useDeskQuery('categories', {}, { isRunning })}>
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
  const { id, version, nameEn, nameFr, picture, products: here } = category;
  const save = useDeskChange('categorySave', { done: 'admin.categories.saved' });
  const begin = { nameEn, nameFr, picture };
  const below = productsWithin(all, id) - here;
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
            <CategoryPlace all={all} category={category} />
            <CategoryMerge all={all} category={category} />
          </>
        )}
      </Column>
      <Column>
        <Panel title={t('desk.product.facts')}>
          <Facts>
            <dt>{t('admin.categories.name')}</dt>
            <dd>{fullName(all, id, locale)}</dd>
            <dt>{t('admin.categories.inIt')}</dt>
            <dd>{below > 0 ? t('admin.categories.hereAndBelow', { here, below }) : here}</dd>
            <dt>{t('admin.categories.address')}</dt>
            <dd>{categoryPath(category)}</dd>
          </Facts>
        </Panel>
      </Column>
    </Columns>
  );
}
