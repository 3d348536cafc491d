import { allProductsPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Button, ButtonLink, EmptyState, Grid, Notice, Picture, SkeletonGrid, Stack } from '@souk/ui';
import { PagedList } from '../parts/paged/paged-list';
import { useWishes, wishQueries } from './wish.queries';
import { WishCard } from './wish-card';

/** Everything wished for, with the price and stock of now. */
export function WishGrid() {
  const query = useInfiniteQuery(wishQueries(useApi()).products());
  return (
    <PagedList query={query} keyOf={({ id }) => id} skeleton={<SkeletonGrid count={6} type={4} />} empty={<NoWishes />}>
      {(wishes) => {
        const gone = wishes.filter(({ isValid }) => !isValid).map(({ id }) => id);
        return (
          <Stack $gap={5}>
            {gone.length > 0 && <GoneNotice ids={gone} />}
            <Grid $type={4}>
              {wishes.map((wish) => (
                <WishCard key={wish.id} wish={wish} />
              ))}
            </Grid>
          </Stack>
        );
      }}
    </PagedList>
  );
}

function GoneNotice({ ids }: { ids: number[] }) {
  const { removeAll } = useWishes();
  return (
    <Notice $tone="warn">
      <FormattedMessage id="wishes.gone" values={{ count: ids.length }} />
      <Button size="sm" isBusy={removeAll.isPending} onClick={() => removeAll.mutate(ids)}>
        <FormattedMessage id="wishes.removeGone" />
      </Button>
    </Notice>
  );
}

function NoWishes() {
  return (
    <EmptyState
      picture={<Picture src="/img/candle.webp" alt="" sizes="168px" widths={[160, 320]} />}
      title={<FormattedMessage id="wishes.none" />}
      action={
        <ButtonLink as={Link} to={allProductsPath} $variant="primary">
          <FormattedMessage id="wishes.shop" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="wishes.noneText" />
    </EmptyState>
  );
}
