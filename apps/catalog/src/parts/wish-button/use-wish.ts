import { useT } from '@souk/i18n';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { sessionSettled, useApi, useSay, useSession } from '@souk/state';
import { useResumeAfterSignIn } from '@souk/state/resume-after-sign-in';

const key = ['wishes', 'ids'];

/** Whether this shopper keeps the product on their wish list, and how to change it. Login is required. Source: spec 4, Wishlist; LOGIN-12. */
export const useWish = (productId: number) => {
  const api = useApi();
  const t = useT();
  const queryClient = useQueryClient();
  const isKnown = useSession().user !== null;
  const say = useSay();
  const { data: ids = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.collect.ids(signal),
    enabled: isKnown,
    staleTime: 60_000,
  });
  const isWished = isKnown && ids.includes(productId);
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? api.collect.addProduct({ id: productId, category: 'store' })
        : api.collect.cancelProduct({ id: productId }),
    // What was asked before the press would say afterwards what held before it: it is asked anew, or added to.
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (_reply, wanted) => {
      say.done(wanted ? 'wish.added' : 'wish.removed');
      const rest = queryClient.getQueryData<number[]>(key)?.filter((id) => id !== productId);
      if (rest) queryClient.setQueryData(key, wanted ? [...rest, productId] : rest);
      // The list itself holds more than is known here.
      return queryClient.invalidateQueries({ queryKey: rest ? ['wishes', 'products'] : ['wishes'] });
    },
    onError: say.failed,
  });
  const signInFirst = useResumeAfterSignIn('wish', (id) => id === productId && change.mutate(true));
  // Pressed before it is known who is here, it waits: a signed-in shopper is not asked to sign in.
  const toggle = () =>
    sessionSettled().then(
      ({ user }) => (user ? change.mutate(!isWished) : signInFirst(productId, t('error.pleaseLogin'))),
      say.failed,
    );
  return { isWished, isSaving: change.isPending, toggle };
};
