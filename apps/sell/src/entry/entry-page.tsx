import { Loaded, NoAccess, SignedInAs, useSelf } from '@souk/desk';
import { registrationPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link, Navigate } from '@souk/router';
import { ButtonLink, EmptyState, PageTitle, Stack, Wrapper } from '@souk/ui';

/** The way to one's own merchant: at once where there is one, a choice where there are several. */
export function EntryPage() {
  return (
    <Wrapper as="div">
      <Loaded query={useSelf()}>
        {({ merchants, permissions, shopOrigin }) => {
          const [only, another] = merchants;
          if (!only) return permissions.length > 0 ? <NoAccess desk="sell" /> : <NoMerchant shopOrigin={shopOrigin} />;
          if (!another) return <Navigate to={`/sell/${only.id}`} replace />;
          return (
            <Stack $gap={5}>
              <PageTitle>
                <FormattedMessage id="sell.choose" />
              </PageTitle>
              {merchants.map(({ id, name }) => (
                <ButtonLink key={id} as={Link} to={`/sell/${id}`}>
                  {name}
                </ButtonLink>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Wrapper>
  );
}

/** For whoever sells nothing here yet. */
function NoMerchant({ shopOrigin }: { shopOrigin: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="sell.none" />}
      action={
        <>
          <ButtonLink href={shopOrigin + registrationPath} $variant="primary">
            <FormattedMessage id="sell.apply" />
          </ButtonLink>
          <SignedInAs desk="sell" />
        </>
      }
    >
      <FormattedMessage id="sell.noneText" />
    </EmptyState>
  );
}
