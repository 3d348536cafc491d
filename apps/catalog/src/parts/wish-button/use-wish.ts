import { useT } from '@souk/i18n';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useApi, usePanels, useSay, useSession, useToasts } from '@souk/state';

const key = ['wishes', 'ids'];

/** Whether this shopper keeps the product on their wish list, and how to change it. Login is required. Source: spec 4, Wishlist; LOGIN-12. */
export const useWish = (productId: number) => {
  const api = useApi();
  const t = useT();
  const queryClient = useQueryClient();
  const isKnown = useSession().status === 'user';
  const show = useToasts((toasts) => toasts.show);
  const openPanel = usePanels((panels) => panels.openPanel);
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
    onSuccess: (_reply, wanted) => {
      queryClient.setQueryData<number[]>(key, (now = []) =>
        wanted ? [...now, productId] : now.filter((id) => id !== productId),
      );
      show({ kind: 'status', text: t(wanted ? 'wish.added' : 'wish.removed') });
    },
    onError: useSay().failed,
  });
  const toggle = () => {
    if (isKnown) return change.mutate(!isWished);
    openPanel({ kind: 'login', message: t('error.pleaseLogin'), needsAccount: true });
  };
  return { isWished, isSaving: change.isPending, toggle };
};
