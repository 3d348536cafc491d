import { FormattedMessage, useIntl } from '@souk/i18n';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { sessionSettled, useApi, useSay, useSession, type Session } from '@souk/state';
import { useResumeAfterSignIn } from '@souk/state/resume-after-sign-in';
import { Button } from '@souk/ui';
import { Heart } from 'lucide-react';
import { merchantQueries } from '../merchant.queries';

/** Follows a merchant or stops; the button changes once the call has succeeded. Source: MER-01; spec 7, collect rows. */
export function FollowButton({ id, name }: { id: number; name: string }) {
  const { isFollowed, isBusy, toggle } = useFollowing(id, name);
  return (
    <Button aria-pressed={isFollowed} isBusy={isBusy} onClick={toggle}>
      <Heart size={18} strokeWidth={1.5} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden="true" />
      <FormattedMessage id={isFollowed ? 'merchant.following' : 'merchant.follow'} />
    </Button>
  );
}

const useFollowing = (id: number, name: string) => {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const say = useSay();
  const query = merchantQueries(api).following(id);
  const { data: isFollowed = false } = useQuery({ ...query, enabled: session.status === 'user' });
  const change = useMutation({
    mutationFn: (follow: boolean) => (follow ? api.collect.addMerchant(id) : api.collect.cancelMerchant(id)),
    // What was asked before the press would say afterwards what held before it.
    onMutate: () => client.cancelQueries({ queryKey: query.queryKey }),
    onSuccess: (_reply, follow) => {
      client.setQueryData(query.queryKey, follow);
      void client.invalidateQueries({ queryKey: ['wishes', 'merchants'] });
      say.done(follow ? 'merchant.followed' : 'merchant.unfollowed', { name });
    },
    onError: say.failed,
  });
  const signInFirst = useResumeAfterSignIn('follow', (pressed) => pressed === id && change.mutate(true));
  const follow = ({ user }: Session) =>
    user ? change.mutate(!isFollowed) : signInFirst(id, intl.formatMessage({ id: 'merchant.pleaseLogin' }));
  // Pressed before it is known who is here, it waits: a signed-in shopper is not asked to sign in.
  const toggle = () => sessionSettled().then(follow, say.failed);
  return { isFollowed, isBusy: change.isPending, toggle };
};
